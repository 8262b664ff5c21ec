// React's fast refresh in development, which must be set up before an island loads. Empty in a build.
import '@vitejs/plugin-react/preamble';
