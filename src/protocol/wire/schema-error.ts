import * as z from 'zod/mini'

// Zod Mini ships without error messages, so the English ones are loaded here.
z.config(z.locales.en())

/** Describes the first fault that a schema found, on one line: its path, and what is wrong. */
export function describeSchemaError(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'not understood'
  const place = issue.path.map(String).join('.').slice(0, 80)
  return `${place === '' ? '' : `${place}: `}${issue.message.slice(0, 200)}`
}
