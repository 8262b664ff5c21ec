// Solves Altcha's tasks off the page's thread.
import 'altcha/workers/pbkdf2';
