/** Files of src that are mutated together, and the quick specifications, without a screen, that prove their rules. */
export interface Part {
  readonly mutate: readonly string[]
  readonly specs: readonly string[]
}

/**
 * The areas of src that must score, in parts: a mutant of a constant or of a machine's table runs against all the
 * specifications of its part, hence small parts.
 */
export const AREAS: Readonly<Record<string, readonly Part[]>> = {
  machines: [
    { mutate: ['src/machines/order-sending.ts'], specs: ['specs/machines-orders.spec.ts'] },
    { mutate: ['src/machines/message-delivery.ts'], specs: ['specs/machines-delivery.spec.ts'] },
    { mutate: ['src/machines/social-sign-in.ts'], specs: ['specs/machines-social.spec.ts'] },
    {
      mutate: ['src/machines/{login,mobile-menu,password-toggle,session}.ts'],
      specs: ['specs/machines.spec.ts', 'specs/machines-account.spec.ts'],
    },
  ],
  domain: [
    { mutate: ['src/domain/{orders,order-shapes,reorder}.ts'], specs: ['specs/orders-rules.spec.ts', 'specs/domain-orders.spec.ts'] },
    { mutate: ['src/domain/product-*.ts'], specs: ['specs/domain-query.spec.ts', 'specs/products-filters.spec.ts'] },
    { mutate: ['src/domain/quantity-*.ts'], specs: ['specs/quantity-{grid,input}.spec.ts'] },
    {
      mutate: ['src/domain/*.ts', '!src/domain/{order,product,quantity}*.ts', '!src/domain/reorder.ts'],
      specs: ['specs/domain-{catalogue,people,result}.spec.ts', 'specs/whatsapp.spec.ts'],
    },
  ],
  adapters: [
    { mutate: ['src/adapters/http/client.ts'], specs: ['specs/client*.spec.ts'] },
    {
      mutate: ['src/adapters/http/{fields,packed,text,wire}.ts'],
      specs: ['specs/wire-{fields,readers,rows,words}.spec.ts'],
    },
    {
      mutate: ['src/adapters/http/*.ts', '!src/adapters/http/{client,fields,packed,text,wire}.ts'],
      specs: ['specs/wire-{calls,mapping,table,words}.spec.ts'],
    },
    { mutate: ['src/adapters/browser/*.ts'], specs: ['specs/browser-*.spec.ts', 'specs/telemetry.spec.ts'] },
    { mutate: ['src/adapters/firebase/*.ts'], specs: ['specs/identity-{adapter,sdk}.spec.ts'] },
  ],
}
