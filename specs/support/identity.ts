export const ACCOUNT = { name: 'Ana Ruiz', email: 'ana@ejemplo.mx', phone: '' }
