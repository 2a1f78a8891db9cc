/**
 * `!` says that something is there of which the types do not know it. This rule wants to be told why: by a comment on the
 * same line, or on the line before it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const whyNotNull = {
  meta: {
    type: 'suggestion',
    docs: { description: 'demands a comment that says why a value cannot be missing' },
    messages: {
      why: 'A comment on this line or the one before it says why this cannot be missing; or do without `!`.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context
    const lines = new Set(sourceCode.getAllComments().map(({ loc }) => loc.end.line))
    return {
      TSNonNullExpression(node) {
        const { line } = node.loc.end
        if (!lines.has(line) && !lines.has(line - 1)) context.report({ node, messageId: 'why' })
      },
    }
  },
}
