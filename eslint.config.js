import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

/**
 * Layers that receive clocks, randomness and the platform as arguments. For which layer may import which, see
 * `build/house/arrows.mjs`.
 */
const purity = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'This layer knows no clock: take the time as an argument.' },
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

const NO_ENUMS = { selector: 'TSEnumDeclaration', message: 'A union of texts says the same.' }

const DATE_MESSAGE =
  'The clock of the day jumps: measure durations with performance.now(), and take dates that are shown or stored from dateNow (src/async/clock.ts).'
const TOO_NEW_MESSAGE = 'The oldest browsers that README.md names do not have it.'
const TIMER_MESSAGE =
  'A delay above 2^31-1 ms fires at once, again and again: use callAfter or wait (src/async), a named constant, or Math.min(…, MAX_TIMER_MS).'
const UNBOUNDED_DELAY = ':not([arguments.1.type="Literal"]):not([arguments.1.name=/^[A-Z][A-Z0-9_]+$/])'
const BOUNDED_DELAY = ':not([arguments.1.callee.property.name="min"][arguments.1.arguments.1.name="MAX_TIMER_MS"])'

/** Where time passes: nothing there may be measured by a clock that people set, and no timer may be given too long. */
const timely = {
  files: ['src/**', 'build/**'],
  ignores: [
    'src/async/clock.ts',
    // Dates of files are compared with the date.
    'src/node/storage/{file-lock,save-service}.ts',
    // Short pauses, which grow up to a constant or are given as one.
    'src/node/storage/disk.ts',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      NO_ENUMS,
      { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: DATE_MESSAGE },
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: DATE_MESSAGE },
      { selector: 'CallExpression[callee.name="Date"]', message: DATE_MESSAGE },
      {
        selector: `CallExpression:matches([callee.name=/^set(Timeout|Interval)$/], [callee.object.name=/^(window|globalThis)$/][callee.property.name=/^set(Timeout|Interval)$/])${UNBOUNDED_DELAY}${BOUNDED_DELAY}`,
        message: TIMER_MESSAGE,
      },
      { selector: 'ImportDeclaration[source.value=/^(node:)?timers(\\u002Fpromises)?$/]', message: TIMER_MESSAGE },
    ],
  },
}

/** Returns the parser options of a layer that is type-checked by the given TypeScript projects. */
const judgedIn = (...project) => ({ parserOptions: { project, tsconfigRootDir: import.meta.dirname } })

const typedRules = {
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // Spread strings are card codes and seat letters, all of them ASCII.
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  // Objects come from factories: their methods close over their state and do not use `this`.
  '@typescript-eslint/unbound-method': 'off',
  // There are no enums, see `no-restricted-syntax` below.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  // Functions return early with `return refuse(…)`.
  '@typescript-eslint/no-confusing-void-expression': 'off',
}

const typedTestRules = {
  ...typedRules,
  // Strings in tests are spread into letters, all of them ASCII; the rule's own exception does not cover type aliases
  // of strings.
  '@typescript-eslint/no-misused-spread': 'off',
}

/**
 * Layers linted with type information: no promise is dropped, no `any` is passed on, and a switch over a union has every
 * case or a `default`, which is a deliberate choice. Each layer is linted in the project that type-checks it.
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
  // These belong to the page's project, below.
  ignores: ['src/async/wait.ts', 'src/bots/worker/**'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedIn('tsconfig.node.json'),
  rules: typedRules,
}

/**
 * Scripts of components belong to the page's project, too. Set for all of its files alike, as the project would
 * otherwise be created twice.
 */
const judgedInPage = {
  parserOptions: { ...judgedIn('tsconfig.web.json').parserOptions, extraFileExtensions: ['.vue'] },
}

/** Files that the page's project type-checks. */
const typedPage = {
  files: ['src/renderer/**/*.ts', 'src/async/wait.ts', 'src/bots/worker/**/*.ts'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedInPage,
  rules: typedRules,
}

/**
 * Tests, except benchmarks that need packages of other programs: those belong to another project, which is not created
 * here.
 */
const typedTests = {
  files: ['tests/**/*.ts'],
  ignores: ['tests/renderer/**', 'tests/bench/{main,start}.ts', 'tests/bench/*.bench.ts', 'tests/bench/{peer,lan}/**'],
  extends: [tseslint.configs.strictTypeCheckedOnly],
  languageOptions: judgedIn('tsconfig.node.json'),
  rules: typedTestRules,
}

/** Imports from components have no type here, neither in other components nor in tests. */
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

/** Parses a component and passes its script to TypeScript's parser. */
const componentParser = vue.configs['flat/base'].find((config) => config.languageOptions?.parser).languageOptions.parser

/**
 * Scripts of the page's components. Imports from one component into another have no type here, so only `vue-tsc` checks
 * whether they are used correctly.
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
      'no-restricted-syntax': ['error', NO_ENUMS],
      'vue/attribute-hyphenation': 'off',
      'vue/v-on-event-hyphenation': 'off',
      'vue/multi-word-component-names': 'off',
    },
  },
  timely,
  {
    files: ['src/renderer/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'AbortSignal', property: 'any', message: TOO_NEW_MESSAGE },
        { object: 'URL', property: 'canParse', message: TOO_NEW_MESSAGE },
        { object: 'URL', property: 'parse', message: TOO_NEW_MESSAGE },
      ],
    },
  },
  // A file, or a function, is one thought; this only notices when several have grown together.
  { files: ['src/**', 'build/**'], ignores: ['src/renderer/i18n/**'], rules: { 'max-lines': ['error', 400] } },
  typed,
  typedPage,
  typedTests,
  typedPageTests,
  typedComponents,
  {
    // Layers in which an entry that may be missing is handled. Rules, bots and scenes read tables of positions and
    // numbers by an index that is known to be in range.
    files: ['src/{session,ports,async,protocol,node,host,main,preload,cli}/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    files: ['src/{rules,bots,session,protocol,lan-client,ports,async,exhibit/cuts,exhibit/config}/**'],
    // Files that use the platform, so that the others need not.
    ignores: ['src/async/{clock,wait}.ts', 'src/bots/worker/browser*.ts'],
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
