import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'
import { FILE_LINES, FUNCTION_LINES, LONG_FILES, LONG_FUNCTIONS } from './build/house/sizes.mjs'
import { whyNotNull } from './build/house/why-not-null.mjs'

/** Clocks, chance and the platform reach these rooms as arguments. Which room may import which: `build/house/arrows.mjs`. */
const purity = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'This room knows no clock: take the time as an argument.' },
    'performance',
    'setTimeout',
    'setInterval',
    'window',
    'document',
    'process',
  ],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Luck is given (kit/rng), never taken.' },
  ],
}

/** The parser of a room whose types the given programs know. */
const judgedIn = (...project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } })

const typedRules = {
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // Strings that are spread are codes of cards and letters of seats, all of them ASCII.
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  // Objects come from factories: their methods close over their state and know no `this`.
  '@typescript-eslint/unbound-method': 'off',
  // There is no enum, see `no-restricted-syntax` below.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  // A function is left early by `return refuse(…)`.
  '@typescript-eslint/no-confusing-void-expression': 'off',
}

const typedTestRules = {
  ...typedRules,
  // Texts in tests are spread into letters, all of them ASCII; the rule's own exception does not know texts as types.
  '@typescript-eslint/no-misused-spread': 'off',
}

/**
 * Rooms whose lint knows types: nothing promised is dropped, no `any` is handed on, a switch over a union knows every
 * case or has a `default`, which is a decision. Each room is judged in the program that type-checks it.
 */
const typed = {
  files: [
    'build/**/*.ts',
    'src/rules/**/*.ts',
    'src/bots/**/*.ts',
    'src/async/**/*.ts',
    'src/ports/**/*.ts',
    'src/session/**/*.ts',
    'src/protocol/**/*.ts',
    'src/lan-client/**/*.ts',
    'src/exhibit/**/*.ts',
    'src/cli/**/*.ts',
    'src/host/**/*.ts',
    'src/main/**/*.ts',
    'src/preload/**/*.ts',
    'src/node/**/*.ts',
  ],
  // In the page's program, below.
  ignores: ['src/async/wait.ts', 'src/bots/worker/**'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedIn('tsconfig.node.json'),
  rules: typedRules,
}

/** Scripts of components are in the page's program, too: for all of its files alike, or it would be made twice. */
const judgedInPage = {
  parserOptions: { ...judgedIn('tsconfig.web.json').parserOptions, extraFileExtensions: ['.vue'] },
}

/** What the page's program type-checks. */
const typedPage = {
  files: ['src/renderer/**/*.ts', 'src/async/wait.ts', 'src/bots/worker/**/*.ts'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedInPage,
  rules: typedRules,
}

/** Tests, but for benchmarks that need programs of others: those are in a program of their own, which is not made here. */
const typedTests = {
  files: ['tests/**/*.ts'],
  ignores: ['tests/renderer/**', 'tests/bench/{main,start}.ts', 'tests/bench/*.bench.ts', 'tests/bench/{peer,lan}/**'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedIn('tsconfig.node.json'),
  rules: typedTestRules,
}

/** What is imported from a component has no type here, whether by another or by a test. */
const untypedComponents = {
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
}

const typedPageTests = {
  files: ['tests/renderer/**/*.ts'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedInPage,
  rules: { ...typedTestRules, ...untypedComponents, '@typescript-eslint/no-unsafe-argument': 'off' },
}

/** Reads a component and gives its script to TypeScript's parser. */
const componentParser = vue.configs['flat/base'].find((config) => config.languageOptions?.parser).languageOptions.parser

/**
 * Scripts of the page's components. What one imports from another has no type here, so that whether it is used rightly
 * is judged by `vue-tsc` alone.
 */
const typedComponents = {
  files: ['src/renderer/**/*.vue'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: {
    parser: componentParser,
    parserOptions: { ...judgedInPage.parserOptions, parser: tseslint.parser },
  },
  rules: {
    ...typedRules,
    ...untypedComponents,
    '@typescript-eslint/no-redundant-type-constituents': 'off',
  },
}

const functionLines = (max) => ({
  'max-lines-per-function': ['error', { max, skipBlankLines: true, skipComments: true }],
})
const fileLines = (max) => ({ 'max-lines': ['error', max] })

/** Functions and files are short, but for those that are listed. */
const sizes = [
  { files: ['src/**', 'build/**'], rules: functionLines(FUNCTION_LINES) },
  { files: ['src/**', 'build/**'], ignores: ['src/renderer/i18n/**'], rules: fileLines(FILE_LINES) },
  ...Object.entries(LONG_FUNCTIONS).map(([file, max]) => ({ files: [file], rules: functionLines(max) })),
  ...Object.entries(LONG_FILES).map(([file, max]) => ({ files: [file], rules: fileLines(max) })),
]

export default tseslint.config(
  { ignores: ['out/**', 'dist/**', 'resources/baked/**', 'node_modules/**', '.bake/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  ...vue.configs['flat/recommended'].map((config) => ({ files: ['src/renderer/**/*.{ts,vue}'], ...config })),
  {
    files: ['**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.vue'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/unified-signatures': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always'],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'A union of texts says the same.' }],
      'vue/attribute-hyphenation': 'off',
      'vue/v-on-event-hyphenation': 'off',
      'vue/multi-word-component-names': 'off',
    },
  },
  ...sizes,
  typed,
  typedPage,
  typedTests,
  typedPageTests,
  typedComponents,
  {
    // Rooms in which an entry that may be missing is looked for. Rules, bots and scenes read tables of places and numbers by
    // an index that is known to be in them.
    files: ['src/{session,ports,async,protocol,node,host,main,preload,cli}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['src/{rules,bots,lan-client,renderer}/**'],
    plugins: { house: { rules: { 'why-not-null': whyNotNull } } },
    rules: { 'house/why-not-null': 'error' },
  },
  {
    files: ['src/{rules,bots,session,protocol,lan-client,ports,async,exhibit/cuts,exhibit/finder,exhibit/config}/**'],
    // What touches the platform, so that the others need not.
    ignores: ['src/async/wait.ts', 'src/bots/worker/browser*.ts'],
    rules: purity,
  },
  { files: ['src/cli/**', 'build/**', 'tests/**', 'src/host/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    ignores: ['tests/eventually.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'waitFor', message: 'It gives up after a second: see tests/eventually.ts.' },
      ],
    },
  },
  prettier,
)
