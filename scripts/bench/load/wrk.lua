-- Each request from a visitor of its own, as a proxy would say: functions limit requests by address.
local sent = 0

request = function()
  sent = sent + 1
  local address = string.format("10.%d.%d.%d", sent / 65536 % 256, sent / 256 % 256, sent % 256)
  wrk.headers["X-Forwarded-For"] = address
  return wrk.format()
end

done = function(summary, latency)
  local failed = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.timeout
  io.write(string.format(
    '\n{"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}\n',
    summary.requests / (summary.duration / 1000000), latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed
  ))
end
