import { expect, test } from 'vitest'
import { ApiError, client, unwrap } from '../api'
import { getLanguage, setLanguage } from '../i18n'
import { createSession, errorResponse, mockEndpoint, mockSignedIn, okResponse } from '../testing'
import { changeLanguage, loadSession, signOut, useSessionStore } from '.'

const fetchCompany = () => unwrap(client.GET('/api/company'))

test('PLT-004 a 401 signs out', async () => {
  mockSignedIn()
  mockEndpoint('get', '/api/company', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  await expect(fetchCompany()).rejects.toThrow('Not authorized!')
  expect(useSessionStore.getState()).toMatchObject({ session: null, endReason: null })
})

test('PLT-004 PLT-013 a 410 signs out and stores the reason', async () => {
  mockSignedIn()
  const text = 'Another login has been detected for this account and you have been logged out from this device'
  mockEndpoint('get', '/api/company', () => errorResponse(410, 'auth.session_replaced', text))
  await expect(fetchCompany()).rejects.toThrow(text)
  expect(useSessionStore.getState()).toMatchObject({ session: null, endReason: text })
})

test('PLT-018 signing out ends the session on the server before it is cleared in the browser', async () => {
  mockSignedIn()
  const calls = mockEndpoint('post', '/api/v2/logout', () =>
    calls.length === 1 ? errorResponse(500, 'server.error', 'server error, contact server') : okResponse(null),
  )
  await expect(signOut()).rejects.toThrow('server error, contact server')
  expect(useSessionStore.getState().session).not.toBeNull()
  await signOut()
  expect(useSessionStore.getState().session).toBeNull()
})

test('PLT-001 only status "1" is success, also with HTTP 200', async () => {
  mockEndpoint(
    'get',
    '/api/company',
    () => Response.json({ status: '2', message: "It seems that you have reached your plan's limit", data: {} }) as never,
  )
  const error = await fetchCompany().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'plan.limit', message: "It seems that you have reached your plan's limit" })
})

test('PLT-005 PLT-086 a 502 and a network error are not treated as a refusal', async () => {
  mockEndpoint('get', '/api/company', () => new Response('<h1>Bad gateway</h1>', { status: 502 }) as never)
  expect(await fetchCompany().catch((caught: ApiError) => caught.isOutcomeUnknown)).toBe(true)
  mockEndpoint('get', '/api/company', () => Response.error() as never)
  expect(await fetchCompany().catch((caught: ApiError) => caught.code)).toBe('offline')
})

test('loadSession returns null for 401 and throws for 503', async () => {
  mockEndpoint('get', '/api/session', () => errorResponse(401, 'auth.required', 'Not authorized!'))
  expect(await loadSession()).toBeNull()
  mockEndpoint('get', '/api/session', () => errorResponse(503, 'server.error', 'server error, contact server'))
  await expect(loadSession()).rejects.toThrow()
})

const loadSessionIn = async (language: 'en' | 'sv') => {
  mockEndpoint('get', '/api/session', () => okResponse(createSession({ settings: { LANGUAGE: language } })))
  await loadSession()
}

test('PLT-052 a language chosen on another device is taken over, and this device’s own choice is kept until then', async () => {
  setLanguage('en')
  await loadSessionIn('sv')
  expect(getLanguage()).toBe('en')
  await loadSessionIn('sv')
  expect(getLanguage()).toBe('en')
  await loadSessionIn('en')
  await loadSessionIn('sv')
  expect(getLanguage()).toBe('sv')
  setLanguage('en')
})

test('PLT-052 a change of language is stored on the server and is no change by another device later', async () => {
  await loadSessionIn('en')
  const calls = mockEndpoint('put', '/api/session/language', () => okResponse(null))
  await changeLanguage('sv')
  expect([calls[0]?.body, getLanguage()]).toEqual([{ language: 'sv' }, 'sv'])
  setLanguage('en')
  await loadSessionIn('sv')
  expect(getLanguage()).toBe('en')
})
