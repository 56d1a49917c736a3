export { signedIn, signedOut, snapshot } from './people'
export { accessible, inLanguage, show } from './render'
export { answer, invalid, listed, live, ok, refusal, server } from './server'
