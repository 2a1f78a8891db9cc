import type { IForbiddenRuleType, ICruiseOptions } from 'dependency-cruiser'

export function ruleSet(): { readonly forbidden: IForbiddenRuleType[]; readonly options: ICruiseOptions }
