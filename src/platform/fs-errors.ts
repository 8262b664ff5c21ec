/** The ways a path says that there is nothing to read at it; any other error is a fault of the machine. */
const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** For `.catch()`: a missing file becomes undefined, everything else stays an error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code && MISSING_CODES.has(error.code)) return;
  throw error;
}
