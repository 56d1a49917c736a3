import { client, type Schema, unwrap } from '../api'

export type Session = Schema['SessionOut']

export const fetchSession = (): Promise<Session> => unwrap(client.GET('/api/session'))

export const postLogout = (): Promise<unknown> => unwrap(client.POST('/api/v2/logout'))

export const putLanguage = (language: Schema['LanguageUpdate']['language']): Promise<unknown> =>
  unwrap(client.PUT('/api/session/language', { body: { language } }))
