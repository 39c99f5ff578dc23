/** Runs what the promises that are already resolved set off, without a clock. */
export const flushPromises = () => new Promise<void>((done) => setImmediate(done))
