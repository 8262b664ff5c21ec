/**
 * A certificate for servers that stand in for other companies' hosts, which pages call by https. It proves nothing, and only
 * browsers that are started to ignore certificates accept it. Made by `openssl req -x509 -newkey ec -nodes`.
 */
export const STUB_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMg2lILms8vFmihEL
dIT/szIdw3FzMu/Jg83sXkcnsSahRANCAAQ4qVZx2AkoHCCy0m6uAD/LdYv4smGl
F+Wf2QixnpZTsImcWNUJtRkUanGVRaOqa3+ry41zMYghIaFRiNbXnYWE
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBjDCCATGgAwIBAgIUMcgfsv8pjbfXj3LBsrGgm1omaI0wCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPYW5hbHl0aWNzIHN0dWJzMCAXDTI2MTEyMzAwMzkyNVoYDzIx
MjYxMDMwMDAzOTI1WjAaMRgwFgYDVQQDDA9hbmFseXRpY3Mgc3R1YnMwWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAAQ4qVZx2AkoHCCy0m6uAD/LdYv4smGlF+Wf2Qix
npZTsImcWNUJtRkUanGVRaOqa3+ry41zMYghIaFRiNbXnYWEo1MwUTAdBgNVHQ4E
FgQUcJHwmd4FgLL0JT4bAP3UBZASRzcwHwYDVR0jBBgwFoAUcJHwmd4FgLL0JT4b
AP3UBZASRzcwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAr2Qm
WiQm/g15QuwEyjGCe5j2VFMumUH9Zl7ariz8eaICIQDEuNE8DznsFHNev1xb8Df5
5pDbu4zzYiRlE61QuNQhWw==
-----END CERTIFICATE-----`,
};
