import { client, keyed, type Schema, type Submission, unwrap } from '../api'

export const signIn = ({ body, key }: Submission<Schema['LoginIn']>) => unwrap(client.POST('/api/login', { body, headers: keyed(key) }))
