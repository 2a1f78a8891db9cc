import * as z from 'zod/mini'

// Zod Mini ships without error messages, so the English ones are loaded here.
z.config(z.locales.en())

/** Describes the first fault that a schema found, on one line: its path, and what is wrong. */
export function describeSchemaError(error: z.core.$ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'not understood'
  const place = cut(issue.path.map(String).join('.'), 80)
  return `${place === '' ? '' : `${place}: `}${cut(issue.message, 200)}`
}

/** Cuts a text without leaving half a character at its end. */
function cut(text: string, maxLength: number): string {
  return [...text].slice(0, maxLength).join('')
}
