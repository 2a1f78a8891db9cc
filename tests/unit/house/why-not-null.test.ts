import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, describe, it } from 'vitest'
import { whyNotNull } from '../../../build/house/why-not-null.mjs'

Object.assign(RuleTester, { afterAll, describe, it })

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } })
const HEAD = "import { a } from './a'\n\n"
const RANGE = '// In range: a has ten entries.\n'
const why = { errors: [{ messageId: 'why' }] }
const range = { errors: [{ messageId: 'range' }] }

tester.run('why-not-null', whyNotNull, {
  valid: [
    '// It is there.\nf(a!)',
    'f(a!) // It is there.',
    `${HEAD}${RANGE}\nf(a[0]!)\nf(a[1]!)`,
    `${HEAD}${RANGE}function g() {\n  f(0)\n  f(a[0]!)\n}`,
    `${HEAD}/**\n * Does it.\n * In range: a has ten entries.\n */\nfunction g() {\n  f(0)\n  f(a[0]!)\n}`,
    `${HEAD}function g() {\n  ${RANGE}  f(0)\n  f(a[0]!)\n}`,
    `${HEAD}class G {\n  ${RANGE}  m() {\n    f(0)\n    f(a[0]!)\n  }\n}`,
  ],
  invalid: [
    { code: 'f(a!)', ...why },
    { code: 'f(a[0]!)', ...range },
    { code: 'f(a?.[0]!)', errors: [{ message: /./ }] },
    { code: `${HEAD}${RANGE}\nf(a.pop()!)`, ...why },
    { code: `${HEAD}// About this file.\n\nf(a[0]!)`, ...range },
    { code: `${HEAD}${RANGE}function g() {}\nf(a[0]!)`, ...range },
    { code: `${HEAD}function g() {\n  ${RANGE}  f(0)\n}\nf(a[0]!)`, ...range },
    { code: `${HEAD}f(0)\n${RANGE}\ng()\nf(a[0]!)`, ...range },
    { code: `${HEAD}// In range:\n\nf(a[0]!)`, ...range },
  ],
})
