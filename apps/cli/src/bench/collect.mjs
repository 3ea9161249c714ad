// Loaded into our server while its memory is measured: collects what is unused, and says what is left.
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage());
});
