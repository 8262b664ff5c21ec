// Solves Altcha's tasks off the page's thread.
import 'altcha-lib/workers/pbkdf2';
