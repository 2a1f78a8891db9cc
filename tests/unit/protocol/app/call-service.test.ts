import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CALL_NAMES, type CallReply } from '../../../../src/protocol/app/call-names'
import { CALL_TABLE, callService } from '../../../../src/protocol/app/calls'
import { createServicesClient } from '../../../../src/renderer/services/services-client'
import { checkJson, parseJson } from '../../../../src/protocol/wire/bounded-json'
import { journalEntrySchema } from '../../../../src/protocol/wire/fields'
import { ServiceError, type Services } from '../../../../src/protocol/app/services'

/** Returns services in memory that remember how they were called, and that answer or fail as the test says. */
function recording() {
  const calls: unknown[][] = []
  let answer: (name: string) => unknown = () => undefined
  const call =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args])
      return Promise.resolve().then(() => answer(name)) as Promise<never>
    }
  const services: Services = {
    saves: {
      list: call('saves.list'),
      create: call('saves.create'),
      append: call('saves.append'),
      load: call('saves.load'),
      remove: call('saves.remove'),
      restore: call('saves.restore'),
      note: call('saves.note'),
      study: call('saves.study'),
      keepStudy: call('saves.keepStudy'),
      studiedLuck: call('saves.studiedLuck'),
      takeIn: call('saves.takeIn'),
      exportRecord: call('saves.exportRecord'),
      examineRecord: call('saves.examineRecord'),
      importRecord: call('saves.importRecord'),
    },
    settings: { load: call('settings.load'), save: call('settings.save') },
    platform: call('platform'),
  }
  return {
    services,
    calls,
    answering(next: (name: string) => unknown) {
      answer = next
    },
  }
}

function failOn(fault: unknown): void {
  expect.fail(String(fault))
}

const table = { game: 'forty-nine', name: 'Parlor', options: {}, chairs: ['open', 3] }
const hint = { kind: 'hint', seat: 'A', at: 5 } as const

describe('a call across a border', () => {
  test('reaches the service of its name with its arguments, and brings the answer back', async () => {
    const { services, calls, answering } = recording()
    const far = createServicesClient(async (name, args) => {
      const sent = JSON.parse(JSON.stringify([name, args])) as [string, unknown]
      return JSON.parse(JSON.stringify(await callService(services, ...sent, failOn))) as CallReply
    })
    answering((name) => (name === 'saves.append' ? null : undefined))
    expect(await far.saves.append('a-game', 3, hint)).toBeNull()
    await far.saves.remove('a-game')
    const solved = { path: ['solved', '13'], how: 'add', value: 1 } as const
    await far.settings.save({ volume: 0.5, deep: { list: [1, null, 'x'] } }, [solved])
    answering((name) => (name === 'saves.exportRecord' ? 'text' : []))
    expect(await far.saves.exportRecord('a-game')).toBe('text')
    expect(await far.saves.list()).toEqual([])
    expect(calls).toEqual([
      ['saves.append', 'a-game', 3, hint],
      ['saves.remove', 'a-game'],
      ['settings.save', { volume: 0.5, deep: { list: [1, null, 'x'] } }, [solved]],
      ['saves.exportRecord', 'a-game'],
      ['saves.list'],
    ])
  })

  test('brings a service’s fault back as it was told, and a bug without its insides', async () => {
    const { services, answering } = recording()
    const reports: unknown[] = []
    const far = createServicesClient((name, args) => callService(services, name, args, (fault) => reports.push(fault)))
    answering(() => {
      throw new ServiceError('disk-full', 'The disk is full.')
    })
    await expect(far.saves.append('a-game', 0, hint)).rejects.toEqual(
      new ServiceError('disk-full', 'The disk is full.'),
    )
    const bug = new TypeError('secret of line 7')
    answering(() => {
      throw bug
    })
    await expect(far.saves.list()).rejects.toMatchObject({
      code: 'internal',
      message: expect.not.stringContaining('secret') as string,
    })
    answering(() => [{ id: 'half a summary' }])
    await expect(far.saves.list()).rejects.toMatchObject({ code: 'internal' })
    expect(reports).toHaveLength(2)
    expect(reports[0]).toBe(bug)
    const gone = createServicesClient(() => Promise.reject(new Error('no host')))
    await expect(gone.platform()).rejects.toMatchObject({ code: 'unreachable' })
  })

  test.each<[string, string, unknown]>([
    ['an unknown name', 'saves.destroy', []],
    ['a name of Object itself', 'constructor', []],
    ['too few arguments', 'saves.append', ['a-game', 0]],
    ['too many', 'saves.list', [60, 1]],
    ['a list of none', 'saves.list', [0]],
    ['no list', 'saves.load', 'a-game'],
    ['a path for an id', 'saves.load', ['../../etc/passwd']],
    ['an entry with a field too many', 'saves.append', ['a-game', 0, { ...hint, extra: 1 }]],
    ['a negative index', 'saves.append', ['a-game', -1, hint]],
    ['a move too long', 'saves.append', ['a-game', 0, { kind: 'move', move: `A ${'x'.repeat(600)}`, at: 1 }]],
    ['a move over two lines', 'saves.append', ['a-game', 0, { kind: 'move', move: 'A 1\n', at: 1 }]],
    ['a table for the deal of a code', 'lan.open', [{ ...table, code: 'FN-G1NM-XEBP-V' }]],
    ['a table with a seed', 'lan.open', [{ ...table, seed: 'parlor-deal/1 ["forty-nine",1,2,[],1800321398]' }]],
    ['a record too large', 'saves.importRecord', ['x'.repeat(1_100_000)]],
    ['settings that nest without end', 'settings.save', [JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)]],
    ['settings too large', 'settings.save', ['x'.repeat(300_000)]],
    ['settings that are a list', 'settings.save', [['x']]],
    ['a counter under a key of every object', 'settings.save', [{}, [{ path: ['__proto__'], how: 'add', value: 1 }]]],
    ['a merge of an unknown kind', 'settings.save', [{}, [{ path: ['a'], how: 'times', value: 2 }]]],
    ['settings that are no JSON', 'settings.save', [{ run: () => undefined }]],
  ])('with %s never reaches the service', async (_name, name, args) => {
    const { services, calls } = recording()
    const answer = await callService(services, name, args, failOn)
    expect(answer).toMatchObject({
      ok: false,
      error: { code: expect.stringMatching(/^(unknown-call|bad-arguments)$/u) as string },
    })
    expect(calls).toEqual([])
  })

  test('with a wrong argument says which and what is wrong with it', async () => {
    const { services } = recording()
    const answer = await callService(services, 'saves.append', ['a-game', -1, hint], failOn)
    expect(answer).toMatchObject({
      error: { message: 'saves.append: 1: Too small: expected number to be >=0' },
    })
  })

  test('with anything at all is answered, never thrown', async () => {
    const { services } = recording()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...CALL_NAMES), fc.string()), fc.anything(), async (name, args) => {
        expect(typeof (await callService(services, name, args, () => undefined)).ok).toBe('boolean')
      }),
    )
  })

  test('has a schema, whatever its name', () => {
    expect(Object.keys(CALL_TABLE).sort()).toEqual([...CALL_NAMES].sort())
  })
})

describe('JSON from outside', () => {
  test('comes in as JSON.parse reads it, if it is within bounds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const text = JSON.stringify(value)
        const read = parseJson(text)
        if (text.includes('__proto__')) return
        expect(read).toEqual({ ok: true, value: JSON.parse(text) as unknown })
        expect(checkJson(value).ok).toBe(true)
      }),
    )
  })

  test('is refused by its fault', () => {
    const code = (text: string, anyKey = false) => {
      const read = parseJson(text, { length: 100, depth: 3, allowsAnyKey: anyKey })
      return read.ok ? null : read.error.code
    }
    expect(code('[[[1]]]')).toBeNull()
    expect(code('[[[[1]]]]')).toBe('too-deep')
    expect(code('["[[[[", "\\"[[[["]')).toBeNull()
    expect(code('[')).toBe('not-json')
    expect(code(`"${'x'.repeat(100)}"`)).toBe('too-large')
    expect(code('[{"__proto__":1}]')).toBe('unsafe-key')
    expect(code('[{"__proto__":1}]', true)).toBeNull()
  })
})

test('no entry of a journal can smuggle a line into it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const entry = { kind: 'move', move: `A ${text}`, at: 1 }
      if (journalEntrySchema.safeParse(entry).success) expect(entry.move).not.toMatch(/\p{Cc}/u)
    }),
  )
})

describe('calls of LAN tables', () => {
  test('are refused in a sentence where none can be hosted', async () => {
    const { services, calls } = recording()
    for (const [name, args] of [
      ['lan.found', []],
      ['lan.hosted', []],
      ['lan.start', ['a-table']],
      ['lan.end', ['a-table']],
    ] as const) {
      expect(await callService(services, name, args, failOn), name).toMatchObject({
        ok: false,
        error: { code: 'no-lan' },
      })
    }
    expect(calls).toEqual([])
  })

  test('begin a game with the level that was named, or the host’s own', async () => {
    const { services } = recording()
    const started: unknown[][] = []
    const lan = {
      start: (...args: unknown[]) => {
        started.push(args)
        return Promise.resolve(true)
      },
    } as unknown as NonNullable<Services['lan']>
    const far = createServicesClient((name, args) => callService({ ...services, lan }, name, args, failOn))
    await far.lan?.start('a-table')
    await far.lan?.start('a-table', undefined)
    await far.lan?.start('a-table', 4)
    expect(started).toEqual([['a-table'], ['a-table'], ['a-table', 4]])
    const bad = await callService({ ...services, lan }, 'lan.start', ['a-table', 6], failOn)
    expect(bad).toMatchObject({ ok: false, error: { code: 'bad-arguments' } })
  })
})
