import type { Rule } from 'eslint'

export const whyNotNull: Rule.RuleModule
