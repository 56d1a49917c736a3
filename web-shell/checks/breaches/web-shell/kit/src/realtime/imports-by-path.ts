export * from '../ui/imports-bundle'
