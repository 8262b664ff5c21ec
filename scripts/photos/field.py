"""Smooth functions that shapes are made of: numpy only, all lengths in metres."""
import numpy as np


def smooth_max(a, b, radius):
    """The larger of two distances, with the edge between them rounded so that curvature is continuous."""
    h = np.maximum(radius - np.abs(a - b), 0.0) / radius
    return np.maximum(a, b) + h * h * h * radius / 6.0


def smooth_min(a, b, radius):
    return -smooth_max(-a, -b, radius)


def soft_positive(t, radius):
    """max(t, 0) with a soft corner."""
    return 0.5 * (t + np.sqrt(t * t + radius * radius))


def step(x, a, b):
    """0 up to a, 1 from b on, smooth between."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def bell(x, centre, width):
    return np.exp(-(((x - centre) / width) ** 2))


class Spline:
    """A natural cubic spline through points, straight beyond its ends."""

    def __init__(self, points):
        p = np.array(points, float)
        x, y = p[:, 0], p[:, 1]
        n, h = len(x), np.diff(x)
        matrix, right = np.eye(n), np.zeros(n)
        for i in range(1, n - 1):
            matrix[i, i - 1], matrix[i, i], matrix[i, i + 1] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
            right[i] = 6 * ((y[i + 1] - y[i]) / h[i] - (y[i] - y[i - 1]) / h[i - 1])
        self.x, self.y, self.h, self.m = x, y, h, np.linalg.solve(matrix, right)
        m = self.m
        self.first = (y[1] - y[0]) / h[0] - h[0] * (2 * m[0] + m[1]) / 6
        self.last = (y[-1] - y[-2]) / h[-1] + h[-1] * (m[-2] + 2 * m[-1]) / 6

    def __call__(self, q):
        q = np.asarray(q, float)
        c = np.clip(q, self.x[0], self.x[-1])
        i = np.clip(np.searchsorted(self.x, c) - 1, 0, len(self.h) - 1)
        h = self.h[i]
        a = (self.x[i + 1] - c) / h
        b = 1 - a
        v = a * self.y[i] + b * self.y[i + 1] + ((a**3 - a) * self.m[i] + (b**3 - b) * self.m[i + 1]) * h * h / 6
        v = v + np.where(q < self.x[0], (q - self.x[0]) * self.first, 0)
        return v + np.where(q > self.x[-1], (q - self.x[-1]) * self.last, 0)


def polygon_distance(polygon, u, v, corner=0.0):
    """Distance to the outline of a polygon, negative inside; `corner` rounds its corners."""
    points = np.array(polygon, float)
    if corner:
        points = inset(points, corner)
    squared, sign = np.full(u.shape, 1e9), np.ones(u.shape)
    for i in range(len(points)):
        a, b = points[i], points[(i + 1) % len(points)]
        e, wu, wv = b - a, u - a[0], v - a[1]
        t = np.clip((wu * e[0] + wv * e[1]) / max(e @ e, 1e-12), 0, 1)
        squared = np.minimum(squared, (wu - e[0] * t) ** 2 + (wv - e[1] * t) ** 2)
        above, below, left = v >= a[1], v < b[1], e[0] * wv > e[1] * wu
        sign = np.where((above & below & left) | (~above & ~below & ~left), -sign, sign)
    return sign * np.sqrt(squared) - corner


def inset(points, by):
    n = len(points)
    x, y = points[:, 0], points[:, 1]
    turn = np.sign(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))
    out = []
    for i in range(n):
        a, b, c = points[i - 1], points[i], points[(i + 1) % n]
        e1 = (b - a) / np.linalg.norm(b - a)
        e2 = (c - b) / np.linalg.norm(c - b)
        n1, n2 = turn * np.array([-e1[1], e1[0]]), turn * np.array([-e2[1], e2[0]])
        middle = n1 + n2
        out.append(b + middle * by / max(middle @ n1, 0.25))
    return np.array(out)


def round_polygon(polygon, radius, steps=6):
    """The polygon as a dense closed path with round corners."""
    points, out = np.array(polygon, float), []
    for i in range(len(points)):
        a, b, c = points[i - 1], points[i], points[(i + 1) % len(points)]
        la, lc = np.linalg.norm(a - b), np.linalg.norm(c - b)
        q = min(radius * 1.3, la * 0.48, lc * 0.48)
        p0, p2 = b + (a - b) / la * q, b + (c - b) / lc * q
        out += [(1 - t) ** 2 * p0 + 2 * t * (1 - t) * b + t * t * p2 for t in np.linspace(0, 1, steps)]
    return np.array(out)


def densify(path, spacing, closed=True):
    """Points along a path, evenly spaced."""
    p = np.array(path, float)
    q = np.vstack([p, p[:1]]) if closed else p
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])
    t = np.linspace(0, length[-1], max(int(length[-1] / spacing), 4) + 1)
    out = np.stack([np.interp(t, length, q[:, i]) for i in range(q.shape[1])], 1)
    return out[:-1] if closed else out


def box_distance(p, centre, size, corner):
    """Distance to a box with round edges."""
    q = np.abs(p - np.array(centre)) - np.array(size) / 2 + corner
    return np.linalg.norm(np.maximum(q, 0), axis=1) + np.minimum(q.max(1), 0) - corner
