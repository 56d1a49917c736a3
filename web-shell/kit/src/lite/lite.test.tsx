import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { addDays, addMonths, endOfMonth, getMonthWeeks } from '../core/calendar-days'
import { getLocalDay, parseInstant, serializeInstant } from '../core/clinic-time'
import { createTimeFormatter, formatDay, formatDayAndYear, formatTime, getDifferingTimeZone } from '../core/date-formats'
import { ApiError, createOfflineError } from '../core/errors'
import { formatMoney } from '../core/money'
import { createUuid } from '../core/uuid'
import { server } from '../testing/server'
import { formatCountdown } from './countdown'
import { getMsUntil, sendRequest } from './http.api'
import { createIdempotentRunner } from './idempotency'
import { serverNow } from './server-clock'
import { createSessionStore } from './session-store'
import { applyTheme, getContrast, toReadableShade } from './theme-color'
import { pickLanguage } from './translations'
import { useFetch } from './use-fetch'

const stockholm = { language: 'en', timezone: 'Europe/Stockholm', dateFormat: 'DD/MM/YYYY', isTwelveHour: false }

describe('BKG-013 instants are UTC, days and times are in the clinic’s time zone', () => {
  it.each([
    ['2026-03-29 00:30:00', '2026-03-29', '01:30'],
    ['2026-03-29 01:30:00', '2026-03-29', '03:30'],
    ['2026-10-25 00:30:00', '2026-10-25', '02:30'],
    ['2026-10-25 01:30:00', '2026-10-25', '02:30'],
    ['2026-06-30 22:15:00', '2026-07-01', '00:15'],
  ])('%s is %s %s in Stockholm, across both clock changes', (instant, day, time) => {
    const date = parseInstant(instant)
    expect([getLocalDay(date, 'Europe/Stockholm'), formatTime(date, stockholm)]).toEqual([day, time])
    expect(serializeInstant(date)).toBe(instant)
  })

  it('adds the zone to the hour that occurs twice when the clocks go back', () => {
    const night = ['2026-10-24 23:30:00', '2026-10-25 00:30:00', '2026-10-25 01:30:00'].map(parseInstant)
    expect(night.map(createTimeFormatter(night, stockholm))).toEqual(['01:30', '02:30 CEST', '02:30 CET'])
  })

  it('returns the visitor’s time zone only when its clock differs at that instant', () => {
    const summer = parseInstant('2026-07-01 10:00:00')
    expect(getDifferingTimeZone(summer, 'Europe/Stockholm', 'Europe/Berlin')).toBeNull()
    expect(getDifferingTimeZone(summer, 'Europe/Stockholm', 'Europe/London')).toBe('Europe/London')
    expect(getDifferingTimeZone(summer, 'Africa/Lagos', 'Europe/London')).toBeNull()
  })
})

describe('PLT-056 the clinic’s date and time format', () => {
  it.each([
    ['DD/MM/YYYY', '07/02/2026'],
    ['MM/DD/YYYY', '02/07/2026'],
    ['DD.MM.YYYY', '07.02.2026'],
    ['YYYY-MM-DD', '2026-02-07'],
    ['YYYY.MM.DD', '2026.02.07'],
    ['MM.DD.YYYY', '02.07.2026'],
  ])('%s', (dateFormat, expected) => expect(formatDay('2026-02-07', { dateFormat })).toBe(expected))

  it('USE-011 writes a day in words, with its year when it is not this one', () => {
    const now = new Date('2026-11-21T12:00:00Z')
    expect(formatDayAndYear('2026-11-24', { ...stockholm, language: 'en' }, now)).toBe('Tuesday 24 November')
    expect(formatDayAndYear('2026-11-24', { ...stockholm, language: 'sv' }, now)).toBe('Tisdag 24 november')
    expect(formatDayAndYear('2027-02-06', { ...stockholm, language: 'en' }, now)).toBe('Saturday 6 February 2027')
    expect(formatDayAndYear('2027-01-01', { ...stockholm, language: 'sv' }, new Date('2026-12-31T23:30:00Z'))).toBe('Fredag 1 januari')
  })

  it('formats noon and midnight with 12 and 24 hours', () => {
    const format = (instant: string, isTwelveHour: boolean) =>
      formatTime(parseInstant(instant), { ...stockholm, timezone: 'UTC', isTwelveHour })
    expect(format('2026-01-01 00:00:00', true)).toMatch(/^12:00\sAM$/)
    expect(format('2026-01-01 12:00:00', true)).toMatch(/^12:00\sPM$/)
    expect(format('2026-01-01 00:00:00', false)).toBe('00:00')
  })

  it('lists the weeks of a month from Monday or Sunday', () => {
    expect(getMonthWeeks('2026-11-05', false)[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(getMonthWeeks('2026-11-05', true)[0]?.[0]).toBe('2026-11-01')
    expect(getMonthWeeks('2026-11-05', true).flat().filter(Boolean)).toHaveLength(30)
  })

  it('adds days and months across months and leap years', () => {
    expect([addDays('2028-02-28', 1), addMonths('2026-12-31', 1), endOfMonth('2028-02-10')]).toEqual([
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
    expect(formatMoney(minor, unit, language).replace(/\s/g, ' ')).toBe(text)
  })
})

describe('BEY-064 a clinic’s colour is readable', () => {
  it.each(['#ffd54f', '#5551ce', '#000000', '#ffffff', '#7fd6a0'])('%s', (color) => {
    for (const background of ['#ffffff', '#17171a'])
      expect(getContrast(toReadableShade(color, background), background)).toBeGreaterThanOrEqual(4.5)
    const root = document.createElement('div')
    applyTheme({ theme_color: color, is_black_text: false }, root)
    expect(getContrast(color, root.style.getPropertyValue('--on-accent'))).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the clinic’s text colour when both are readable', () => {
    const root = document.createElement('div')
    applyTheme({ theme_color: '#777777', is_black_text: true }, root)
    expect(root.style.getPropertyValue('--on-accent')).toBe('#000000')
  })
})

describe('PUB-002 language', () => {
  it('is the first supported one of the link, the clinic and the browser, else English', () => {
    expect(pickLanguage('xx', 'sv', 'en-GB')).toBe('sv')
    expect(pickLanguage(null, undefined, 'sv-SE')).toBe('sv')
    expect(pickLanguage(null, 'de')).toBe('en')
  })
})

describe('PLT-001 sendRequest', () => {
  const catchError = (path: string) => sendRequest(path).catch((error: unknown) => error as ApiError)

  it('succeeds only with HTTP 200 and status "1"', async () => {
    server.use(
      http.get('*/one', () => HttpResponse.json({ status: '1', message: '', data: { a: 1 } })),
      http.get('*/two', () => HttpResponse.json({ status: '2', message: 'limit', data: {} })),
      http.get('*/bad', () => new HttpResponse('<html>', { status: 502 })),
      http.get('*/lost', () => HttpResponse.error()),
      http.get('*/cut', () => new HttpResponse('{"status": "1", "da')),
      http.get('*/failed', () => HttpResponse.json({ status: '0', message: '', data: { code: 'server.error' } }, { status: 500 })),
    )
    expect(await sendRequest('/one')).toEqual({ a: 1 })
    expect(await catchError('/two')).toMatchObject({ status: 200, message: 'limit', isOutcomeUnknown: false })
    expect(await catchError('/bad')).toMatchObject({ status: 502, code: 'http.502', isOutcomeUnknown: true })
    expect(await catchError('/lost')).toMatchObject({ status: 0, isOutcomeUnknown: true })
    expect(await catchError('/cut')).toMatchObject({ status: 200, isOutcomeUnknown: true })
    expect(await catchError('/failed')).toMatchObject({ code: 'server.error', isOutcomeUnknown: true })
  })

  it('PUB-011 uses a preloaded response once, and sends a request when that failed', async () => {
    const preloaded = Response.json({ status: '1', data: 'preloaded' })
    window.asterPreloads = { '/one': Promise.resolve(preloaded), '/lost': Promise.resolve(undefined) }
    server.use(
      http.get('*/one', () => HttpResponse.json({ status: '1', data: 'second' })),
      http.get('*/lost', () => HttpResponse.json({ status: '1', data: 'requested' })),
    )
    expect([await sendRequest('/one'), await sendRequest('/one'), await sendRequest('/lost')]).toEqual(['preloaded', 'second', 'requested'])
  })

  it('sends no cookies, and uses the server’s clock', async () => {
    const requests: Request[] = []
    let serverTime = new Date(Date.now() + 600_000)
    server.use(
      http.post('*/do', ({ request }) => {
        requests.push(request)
        return HttpResponse.json({ status: '1', data: null }, { headers: { date: serverTime.toUTCString() } })
      }),
    )
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    await sendRequest('/do', { method: 'POST', body: {}, flowKey: 'f', idempotencyKey: 'k', language: 'sv' })
    const headers = ['x-flow-key', 'idempotency-key', 'x-language'].map((name) => requests[0]?.headers.get(name))
    expect(headers).toEqual(['f', 'k', 'sv'])
    expect(fetchSpy.mock.calls[0]?.[1]?.credentials).toBe('omit')
    expect(Math.abs(getMsUntil(serializeInstant(serverTime)))).toBeLessThan(2_500)
    // The device's clock is corrected.
    serverTime = new Date()
    await sendRequest('/do', { method: 'POST', body: {}, flowKey: 'f', idempotencyKey: 'l', language: 'sv' })
    expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1_000)
  })
})

describe('an idempotent action keeps its key until the server answers', () => {
  it('for the same body after a network error, and only then', async () => {
    const runIdempotent = createIdempotentRunner(createSessionStore('test'))
    const keys: string[] = []
    const run = (error?: ApiError) => async (key: string) => {
      keys.push(key)
      if (error) throw error
    }
    const networkError = createOfflineError()
    await runIdempotent('pay', { a: 1 }, run(networkError)).catch(() => null)
    await createIdempotentRunner(createSessionStore('test'))('pay', { a: 1 }, run(networkError)).catch(() => null)
    await runIdempotent('pay', { a: 2 }, run(new ApiError(409, { data: { code: 'taken' } }))).catch(() => null)
    await runIdempotent('pay', { a: 2 }, run())
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })
})

describe('countdown', () => {
  it('formats minutes and seconds', () =>
    expect([formatCountdown(900), formatCountdown(61), formatCountdown(9)]).toEqual(['15:00', '1:01', '0:09']))
})

it('createUuid works on plain http, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const uuids = new Set(Array.from({ length: 20 }, createUuid))
  vi.unstubAllGlobals()
  expect(uuids.size).toBe(20)
  for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

describe('BEY-024 useFetch retries without an answer', () => {
  it('after a delay while the server is down, and at once when the browser is online', async () => {
    let requestCount = 0
    let isDown = true
    server.use(
      http.get('*/away', () => {
        requestCount += 1
        return isDown ? new HttpResponse('', { status: 503 }) : HttpResponse.json({ status: '1', message: '', data: 'here' })
      }),
    )
    const { result } = renderHook(() => useFetch('away', (signal) => sendRequest<string>('/away', { signal })))
    await waitFor(() => expect(result.current.error?.status).toBe(503))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(requestCount).toBe(1)
    isDown = false
    const onLine = vi.spyOn(navigator, 'onLine', 'get')
    for (const isOnline of [false, true]) {
      onLine.mockReturnValue(isOnline)
      act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    }
    await waitFor(() => expect(result.current.data).toBe('here'), { timeout: 500 })
    onLine.mockRestore()
    expect(requestCount).toBe(2)
  })
})
