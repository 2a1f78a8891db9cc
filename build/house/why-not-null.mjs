/** Beginning of a comment that covers entries of lists and tables. */
const IN_RANGE = /^[\s*]*In range: \S/m

/** Whether a node is a block of statements. */
const isBlock = ({ type }) => type === 'BlockStatement'

/** Whether a node is an entry, `list[i]` or `list?.[i]`. */
const isEntry = ({ type, computed }) => type === 'MemberExpression' && computed

/**
 * `!` asserts that a value exists although the types do not show it. This rule requires a comment with the reason, on
 * the same line or on the line before it. For entries, `list[i]!`, one comment may cover several: it begins with
 * "In range:" and says why the indices are in bounds. It covers the statement, function or class that it precedes; at
 * the head of a function's body, the whole body; and before the first statement after the imports, followed by an empty
 * line, the whole file.
 * @type {import('eslint').Rule.RuleModule}
 */
export const whyNotNull = {
  meta: {
    type: 'suggestion',
    docs: { description: 'demands a comment that says why a value cannot be missing' },
    messages: {
      why: 'A comment on this line or the one before it says why this cannot be missing; or do without `!`.',
      range:
        'A comment on this line or the one before it says why this cannot be missing, or one that begins with "In range:" at the head of the function or file; or do without `!`.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context
    const lines = new Set(sourceCode.getAllComments().map(({ loc }) => loc.end.line))
    const isExplainedBefore = (node) => sourceCode.getCommentsBefore(node).some(({ value }) => IN_RANGE.test(value))
    const isExplainedIn = (node) =>
      isExplainedBefore(node) || (isBlock(node) && node.body.length > 0 && isExplainedBefore(node.body[0]))
    let isFileExplained
    const isExplainedAtHead = () =>
      (isFileExplained ??= headComments(sourceCode).some(({ value }) => IN_RANGE.test(value)))
    return {
      TSNonNullExpression(node) {
        const { line } = node.loc.end
        if (lines.has(line) || lines.has(line - 1)) return
        const forEntry = isEntry(node.expression)
        if (forEntry && (isExplainedAtHead() || [node, ...sourceCode.getAncestors(node)].some(isExplainedIn))) return
        context.report({ node, messageId: forEntry ? 'range' : 'why' })
      },
    }
  },
}

/**
 * Returns the comments before the first statement after the imports that do not belong to it: those followed by an
 * empty line.
 */
function headComments(sourceCode) {
  const first = sourceCode.ast.body.find(({ type }) => type !== 'ImportDeclaration')
  if (!first) return []
  const comments = sourceCode.getCommentsBefore(first)
  const next = (i) => comments[i + 1] ?? first
  return comments.filter(({ loc }, i) => next(i).loc.start.line > loc.end.line + 1)
}
