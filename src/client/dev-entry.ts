// While developing, React takes changes in while the page is open; it must be told before an island is loaded. Empty in a build.
import '@vitejs/plugin-react/preamble';
