import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { canFill } from '../lan-server/full-disk'
import { freshFolder } from './help'
import { programFile } from '../../../programs/program'

test.skipIf(!canFill)(
  'a file that the disk takes the beginning of only is refused, and the old one stays',
  async () => {
    const folder = freshFolder()
    const path = join(folder, 'settings.json')
    const [old, fresh] = ['the old one '.repeat(50), 'the new one '.repeat(50)]
    writeFileSync(path, old)
    const script = programFile(resolve(import.meta.dirname, 'cut-short.ts'))
    const { stdout } = await promisify(execFile)(process.execPath, [script, path, fresh])
    expect(stdout.trim()).toBe('EFBIG')
    expect(readFileSync(path, 'utf8')).toBe(old)
    expect(readdirSync(folder)).toEqual(['settings.json'])
  },
)
