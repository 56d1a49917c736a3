import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../testing/server'
import { openAttempts } from './attempts'
import { now } from './clock'
import { contrast, readableOn, wearTheme } from './color'
import { asMinutes } from './countdown'
import { clock, clockAmong, dayOf, dayWithWeekday, instant, otherZone, toWire, writtenDay } from './dates'
import { addDays, addMonths, lastOfMonth, weeksOf } from './days'
import { pickLanguage } from './i18n'
import { newKey } from './key'
import { CallError, call, timeUntil } from './lite.api'
import { openMemory } from './memory'
import { money } from './money'
import { useLoad } from './use-load'

const stockholm = { language: 'en', timezone: 'Europe/Stockholm', date_format: 'DD/MM/YYYY', is_twelve_hours: false }

describe('BKG-013 instants are UTC, days and hours the clinic’s', () => {
  it.each([
    ['2026-03-29 00:30:00', '2026-03-29', '01:30'],
    ['2026-03-29 01:30:00', '2026-03-29', '03:30'],
    ['2026-10-25 00:30:00', '2026-10-25', '02:30'],
    ['2026-10-25 01:30:00', '2026-10-25', '02:30'],
    ['2026-06-30 22:15:00', '2026-07-01', '00:15'],
  ])('%s is %s at %s in Stockholm, over both clock changes', (wire, day, hour) => {
    const at = instant(wire)
    expect([dayOf(at, 'Europe/Stockholm'), clock(at, stockholm)]).toEqual([day, hour])
    expect(toWire(at)).toBe(wire)
  })

  it('tells the two half past two of the night the clocks go back apart', () => {
    const night = ['2026-10-24 23:30:00', '2026-10-25 00:30:00', '2026-10-25 01:30:00'].map(instant)
    expect(night.map(clockAmong(night, stockholm))).toEqual(['01:30', '02:30 CEST', '02:30 CET'])
  })

  it('names the visitor’s zone only when its clock differs at that very instant', () => {
    const summer = instant('2026-07-01 10:00:00')
    expect(otherZone(summer, 'Europe/Stockholm', 'Europe/Berlin')).toBeNull()
    expect(otherZone(summer, 'Europe/Stockholm', 'Europe/London')).toBe('Europe/London')
    expect(otherZone(summer, 'Africa/Lagos', 'Europe/London')).toBeNull()
  })
})

describe('PLT-056 the clinic’s way of writing', () => {
  it.each([
    ['DD/MM/YYYY', '07/02/2026'],
    ['MM/DD/YYYY', '02/07/2026'],
    ['DD.MM.YYYY', '07.02.2026'],
    ['YYYY-MM-DD', '2026-02-07'],
    ['YYYY.MM.DD', '2026.02.07'],
    ['MM.DD.YYYY', '02.07.2026'],
  ])('%s', (date_format, written) => expect(writtenDay('2026-02-07', { date_format })).toBe(written))

  it('puts the weekday before it, in the visitor’s language', () => {
    expect(dayWithWeekday('2026-02-07', { ...stockholm, language: 'sv' })).toBe('Lördag 07/02/2026')
  })

  it('shows noon and midnight right on both clocks', () => {
    const at = (wire: string, is_twelve_hours: boolean) => clock(instant(wire), { ...stockholm, timezone: 'UTC', is_twelve_hours })
    expect(at('2026-01-01 00:00:00', true)).toMatch(/^12:00\sAM$/)
    expect(at('2026-01-01 12:00:00', true)).toMatch(/^12:00\sPM$/)
    expect(at('2026-01-01 00:00:00', false)).toBe('00:00')
  })

  it('lays a month out from Monday or Sunday', () => {
    expect(weeksOf('2026-11-05', false)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeksOf('2026-11-05', true)[0]?.[0]).toBe('2026-11-01')
    expect(weeksOf('2026-11-05', true).flat().filter(Boolean)).toHaveLength(30)
  })

  it('counts days over months and leap years', () => {
    expect([addDays('2028-02-28', 1), addMonths('2026-12-31', 1), lastOfMonth('2028-02-10')]).toEqual([
      '2028-02-29',
      '2027-01-01',
      '2028-02-29',
    ])
  })
})

describe('PLT-091 money', () => {
  it.each([
    [45000, 'SEK', 'sv', '450,00 kr'],
    [45000, 'EUR', 'en', '€450.00'],
    [5, 'SEK', 'sv', '0,05 kr'],
  ])('%i %s in %s', (minor, unit, language, text) => {
    expect(money(minor, unit, language).replace(/\s/g, ' ')).toBe(text)
  })
})

describe('BEY-064 a clinic’s colour can be read', () => {
  it.each(['#ffd54f', '#5551ce', '#000000', '#ffffff', '#7fd6a0'])('%s', (color) => {
    for (const ground of ['#ffffff', '#17171a']) expect(contrast(readableOn(color, ground), ground)).toBeGreaterThanOrEqual(4.5)
    const root = document.createElement('div')
    wearTheme({ theme_color: color, is_black_text: false }, root)
    expect(contrast(color, root.style.getPropertyValue('--on-accent'))).toBeGreaterThanOrEqual(4.5)
  })

  it('leaves the clinic its choice of text when both can be read', () => {
    const root = document.createElement('div')
    wearTheme({ theme_color: '#777777', is_black_text: true }, root)
    expect(root.style.getPropertyValue('--on-accent')).toBe('#000000')
  })
})

describe('PUB-002 language', () => {
  it('is the link’s, else the clinic’s, else the browser’s, else English', () => {
    expect(pickLanguage('xx', 'sv', 'en-GB')).toBe('sv')
    expect(pickLanguage(null, undefined, 'sv-SE')).toBe('sv')
    expect(pickLanguage(null, 'de')).toBe('en')
  })
})

describe('PLT-001 the envelope', () => {
  const refusalOf = (path: string) => call(path).catch((error: unknown) => error as CallError)

  it('is success only with HTTP 200 and status "1"', async () => {
    server.use(
      http.get('*/one', () => HttpResponse.json({ status: '1', message: '', data: { a: 1 } })),
      http.get('*/two', () => HttpResponse.json({ status: '2', message: 'limit', data: {} })),
      http.get('*/bad', () => new HttpResponse('<html>', { status: 502 })),
      http.get('*/lost', () => HttpResponse.error()),
    )
    expect(await call('/one')).toEqual({ a: 1 })
    expect(await refusalOf('/two')).toMatchObject({ status: 200, message: 'limit', unanswered: false })
    expect(await refusalOf('/bad')).toMatchObject({ status: 502, code: 'http.502', unanswered: true })
    expect(await refusalOf('/lost')).toMatchObject({ status: 0, unanswered: true })
  })

  it('PUB-011 takes what the HTML asked for early, once, and asks itself when that failed', async () => {
    const early = Response.json({ status: '1', data: 'early' })
    window.asterEarly = { '/one': Promise.resolve(early), '/lost': Promise.resolve(undefined) }
    server.use(
      http.get('*/one', () => HttpResponse.json({ status: '1', data: 'late' })),
      http.get('*/lost', () => HttpResponse.json({ status: '1', data: 'asked' })),
    )
    expect([await call('/one'), await call('/one'), await call('/lost')]).toEqual(['early', 'late', 'asked'])
  })

  it('sends no cookie, and counts down by the server’s clock', async () => {
    const seen: Request[] = []
    let server_time = new Date(Date.now() + 600_000)
    server.use(
      http.post('*/do', ({ request }) => {
        seen.push(request)
        return HttpResponse.json({ status: '1', data: null }, { headers: { date: server_time.toUTCString() } })
      }),
    )
    const sent = vi.spyOn(globalThis, 'fetch')
    await call('/do', { method: 'POST', body: {}, flowKey: 'f', idempotencyKey: 'k', language: 'sv' })
    const headers = ['x-flow-key', 'idempotency-key', 'x-language'].map((name) => seen[0]?.headers.get(name))
    expect(headers).toEqual(['f', 'k', 'sv'])
    expect(sent.mock.calls[0]?.[1]?.credentials).toBe('omit')
    expect(Math.abs(timeUntil(toWire(server_time)))).toBeLessThan(2_500)
    // The phone's clock is put right.
    server_time = new Date()
    await call('/do', { method: 'POST', body: {}, flowKey: 'f', idempotencyKey: 'l', language: 'sv' })
    expect(Math.abs(now() - Date.now())).toBeLessThan(1_000)
  })
})

describe('an attempt keeps its key until it is answered', () => {
  it('for the same body after a lost answer, and only then', async () => {
    const once = openAttempts(openMemory('test'))
    const keys: string[] = []
    const run = (fail?: CallError) => async (key: string) => {
      keys.push(key)
      if (fail) throw fail
    }
    const lost = new CallError(0, 'unreached', '')
    await once('pay', { a: 1 }, run(lost)).catch(() => null)
    await openAttempts(openMemory('test'))('pay', { a: 1 }, run(lost)).catch(() => null)
    await once('pay', { a: 2 }, run(new CallError(409, 'taken', ''))).catch(() => null)
    await once('pay', { a: 2 }, run())
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })
})

describe('countdown', () => {
  it('reads as minutes and seconds', () => expect([asMinutes(900), asMinutes(61), asMinutes(9)]).toEqual(['15:00', '1:01', '0:09']))
})

it('a key is made on plain http too, where the browser has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = new Set(Array.from({ length: 20 }, newKey))
  vi.unstubAllGlobals()
  expect(keys.size).toBe(20)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('BEY-024 what nobody answered is asked again', () => {
  it('after a pause while a server is away, and at once when the network is back', async () => {
    let asked = 0
    let away = true
    server.use(
      http.get('*/away', () => {
        asked += 1
        return away ? new HttpResponse('', { status: 503 }) : HttpResponse.json({ status: '1', message: '', data: 'here' })
      }),
    )
    const { result } = renderHook(() => useLoad('away', (signal) => call<string>('/away', { signal })))
    await waitFor(() => expect(result.current.error?.status).toBe(503))
    await new Promise((go) => setTimeout(go, 500))
    expect(asked).toBe(1)
    away = false
    const online = vi.spyOn(navigator, 'onLine', 'get')
    for (const is of [false, true]) {
      online.mockReturnValue(is)
      act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
    }
    await waitFor(() => expect(result.current.data).toBe('here'), { timeout: 500 })
    online.mockRestore()
    expect(asked).toBe(2)
  })
})
