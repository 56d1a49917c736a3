export { clientAuditActions } from '../api/generated/audit-actions'
export { expectNoA11yViolations, renderRoutes, setTestLanguage } from './render'
export { errorResponse, mockEndpoint, mockSocket, okResponse, pageResponse, server, validationErrorResponse } from './server'
export { ALL_PERMISSIONS, createSession, mockSignedIn, mockSignedOut, permissionsExcept } from './session'
