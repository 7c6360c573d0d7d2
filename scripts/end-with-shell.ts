/**
 * Ends this program when the one that started it is gone: npm runs a script in a shell and passes a signal on to the shell alone,
 * and one that is killed passes on nothing. Whoever starts a program without npm may leave it behind.
 */
const starter = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === starter || process.kill(process.pid), 500).unref();
