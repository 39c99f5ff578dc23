/**
 * The areas of src that are mutated, and the specifications that prove their rules. A mutant of a constant or of a
 * machine's table runs against all of its area: hence few and quick ones, most of them without a screen.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  machines: ['specs/{machines,orders-rules}*.spec.ts'],
  domain: ['specs/{domain,orders-rules,products-filters,quantity-grid,whatsapp,telemetry}*.spec.ts'],
  adapters: ['specs/{client,wire,wire-properties,adapters,contract,identity,telemetry,account-storage}.spec.ts', 'specs/identity-sdk.spec.ts'],
}
