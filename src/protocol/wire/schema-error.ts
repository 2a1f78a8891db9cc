import * as z from 'zod/mini'

// The small edition brings no sentences of its own.
z.config(z.locales.en())

/** The first fault that a schema found, on one line: where, and what. */
export function describeSchemaError(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'not understood'
  const place = issue.path.map(String).join('.').slice(0, 80)
  return `${place === '' ? '' : `${place}: `}${issue.message.slice(0, 200)}`
}
