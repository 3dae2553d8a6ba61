const fs = require('node:fs');
const os = require('node:os');

/** A whole run of the tests needs less than half of it. */
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Where tests keep databases and data folders: in memory, where the machine has that as a folder and room in it, for
 * each start of a server copies thousands of files and removes them again. `TMPDIR` goes first.
 * @returns {string} a folder that anybody may write into
 */
function scratchFolder({ memory = '/dev/shm', roomBytes = ROOM_BYTES, env = process.env } = {}) {
  if (env.TMPDIR) return env.TMPDIR;
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memory);
    if (Math.min(bavail * bsize, os.freemem()) >= roomBytes) return memory;
  } catch {
    // No such folder here.
  }
  return os.tmpdir();
}

module.exports = { scratchFolder };
