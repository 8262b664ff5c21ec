/** Error codes that mean there is no such file; any other code is a real failure. */
const MISSING_CODES = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** For `.catch()`: a missing file becomes undefined, everything else stays an error. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code && MISSING_CODES.has(error.code)) return;
  throw error;
}
