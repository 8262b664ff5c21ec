// Solves Altcha's challenges off the main thread.
import 'altcha/workers/pbkdf2';
