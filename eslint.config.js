import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import tseslint from 'typescript-eslint'

/** Which rooms a room may not import, with the reason that the author of the import is shown. */
const walls = (files, forbidden, message) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message }] }],
  },
})

const purity = {
  'no-restricted-globals': [
    'error',
    { name: 'Date', message: 'The rules and the bots know no clock.' },
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

const beyondRules = [
  '**/bots/**',
  '**/table/**',
  '**/protocol/**',
  '**/main/**',
  '**/host/**',
  '**/renderer/**',
  '**/cli/**',
  'node:*',
  'vue',
  'three',
]

export default tseslint.config(
  { ignores: ['out/**', 'dist/**', 'resources/baked/**', 'node_modules/**', '.bake/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  ...vue.configs['flat/recommended'],
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
      'vue/attribute-hyphenation': 'off',
      'vue/v-on-event-hyphenation': 'off',
      'vue/multi-word-component-names': 'off',
    },
  },
  { files: ['src/rules/**', 'src/bots/**'], ignores: ['src/bots/worker/**'], rules: purity },
  walls(['src/rules/kit/**'], ['../*', '!./*', 'node:*'], 'The kit imports no other room.'),
  walls(['src/rules/*/**'], beyondRules, 'Rules import the kit, their own box and their family room.'),
  walls(
    ['src/rules/casino/**'],
    [...beyondRules, '**/forty-nine-outfit/**', '**/deck-o-cards/**', '**/lion-coffee/**', '**/pack/**'],
    'A family room imports the kit and knows no box.',
  ),
  walls(
    ['src/bots/**'],
    ['**/main/**', '**/host/**', '**/renderer/**', '**/cli/**', 'vue', 'three'],
    'Bots think with the rules alone.',
  ),
  walls(
    ['src/table/**'],
    ['**/main/**', '**/host/**', '**/renderer/**', '**/cli/**', 'node:*', 'vue', 'three'],
    'A table runs anywhere: rules, bots and protocol only.',
  ),
  walls(
    ['src/protocol/**'],
    ['**/bots/**', '**/table/**', '**/main/**', '**/host/**', '**/renderer/**', '**/cli/**', 'node:*', 'vue', 'three'],
    'The protocol knows the kit only.',
  ),
  walls(
    ['src/main/saves/**', 'src/main/lan/**', 'src/host/**', 'src/cli/**'],
    ['electron', '**/renderer/**'],
    'Plain Node: no Electron, no renderer.',
  ),
  walls(
    ['src/renderer/**'],
    ['**/main/**', '**/host/**', '**/cli/**', 'node:*', 'electron'],
    'The page reaches the machine through the bridge only.',
  ),
  { files: ['src/cli/**', 'build/**', 'tests/**', 'src/host/**'], rules: { 'no-console': 'off' } },
  prettier,
)
