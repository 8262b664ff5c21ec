"""A vehicle's body as a distance function, and the regions on it (glass, lamps, shut lines): numpy only.

The vehicle points to -x, up is +z and its right-hand side is +y; the front axle is at x = 0, the ground at z = 0. Smooth
sheets (side, nose, tail, top; windscreen, side glass, roof, rear glass) are joined by smooth maxima, so that every fillet
is continuous in curvature. What the parameters mean is said in kinds.py."""
import numpy as np

from field import Spline, bell, box_distance, polygon_distance, smooth_max, smooth_min, soft_positive, step

SPLINES = ('zs', 'zb', 'top', 'nose', 'tail', 'roof')


def all_inside(distances, corner):
    """Positive where every distance is positive, with round corners."""
    out = -distances[0]
    for d in distances[1:]:
        out = smooth_max(out, -d, corner)
    return -out


FAR = 0.3
GROOVE = 0.02
TAILGATE = 0.135    # how far before the very end a tub ends


def merge(distances):
    """One signed distance for several shut lines that keep apart."""
    out = np.full_like(distances[0], GROOVE)
    for d in distances:
        out = out * np.clip(d, -GROOVE, GROOVE) / GROOVE
    return out


class Body:
    def __init__(self, parameters):
        self.__dict__.update(parameters)
        for name in SPLINES:
            setattr(self, name, Spline(parameters[name]))
        self.arch = self.tr + self.archgap
        self.x_nose, self.x_tail = -self.fo, self.wb + self.ro

    # ---- sheets ---------------------------------------------------------------
    def half_width(self, x, z):
        zs = self.zs(x)
        w = self.hw - self.tf * np.maximum((0.35 - x) / (0.35 + self.fo), 0) ** 2.4
        w = w - self.trr * np.maximum((x - (self.wb - 0.3)) / max(self.ro + 0.3, 0.2), 0) ** 2.4
        w = w - self.waist * bell(x, self.wb * 0.5, 0.8)
        doors = step(x, 0.40, 0.85) * (1 - step(x, self.wb - 0.85, self.wb - 0.40))
        y = w - self.ku * soft_positive(z - zs, self.shoulder) - self.low * np.maximum(zs - z, 0) ** 2 * 4
        zc = self.zscal + self.scalrise * (x - self.wb * 0.5)
        y = y - doors * self.scal * bell(z, zc + 0.07, 0.11) + doors * self.scal * 0.6 * bell(z, zc - 0.07, 0.06)
        for z0, z1, depth, x0, x1 in self.creases:
            below = z0 + (z1 - z0) * (x - x0) / (x1 - x0) - z
            fade = step(x, x0, x0 + 0.5) * (1 - step(x, x1 - 0.5, x1))
            y = y - depth * fade * step(below, 0, 0.014) * (1 - step(below, 0.014, 0.24))
        y = y + self.haunch * bell(x, self.wb + 0.05, 0.50) * bell(z, zs - 0.06, 0.20)
        y = y - 0.55 * soft_positive(self.zrock - z, 0.03)
        for xw in self.axles:
            d = np.hypot(x - xw, (z - self.tr) * 0.97)
            lip = 1 - step(d, self.arch + 0.015, self.arch + self.flarew)
            y = y + self.flare * lip * (1 - step(z, zs - 0.03, zs + 0.08))
        return y

    def front(self, y, z):
        return self.x_nose + self.cpf * (np.abs(y) / self.hw) ** self.ppf + self.nose(z)

    def rear(self, y, z):
        return self.x_tail - self.cpr * (np.abs(y) / self.hw) ** 2.6 - self.tail(z)

    def cover(self, x, y):
        """Bonnet, and what would be the deck under the roof."""
        a = np.abs(y)
        rib = self.bx0 + (x - self.x_nose) * self.bxs
        bonnet = step(x, self.x_nose + 0.05, self.x_nose + 0.3) * (1 - step(x, self.xw0 - 0.15, self.xw0 + 0.1))
        return self.top(x) - self.crown * (a / self.hw) ** 2.4 + self.rib * (1 - step(a, rib - 0.02, rib + 0.022)) * bonnet

    def lower(self, x, y, z):
        a = smooth_max((np.abs(y) - self.half_width(x, z)) * 0.93, (self.front(y, z) - x) * 0.93, self.kcf)
        a = smooth_max(a, (x - self.rear(y, z)) * 0.95, self.kcr)
        a = smooth_max(a, (z - self.cover(x, y)) * 0.97, self.kt)
        under = self.gc + 0.28 * soft_positive(-0.42 - x, 0.05) + 0.30 * soft_positive(x - self.wb - 0.42, 0.05)
        return smooth_max(a, under - z, 0.05)

    def upper_parts(self, x, y, z):
        slope = (self.xw1 - self.xw0) / (self.zw1 - self.zw0)
        t = np.clip((z - self.zw0) / (self.zw1 - self.zw0), -0.3, 1.3)
        screen = self.xw0 + slope * (z - self.zw0) + self.wsc * y * y - 0.10 * self.wsb * t * (1 - t) - x
        slope2 = (self.xr1 - self.xr0) / (self.zr1 - self.zr0)
        t2 = np.clip((z - self.zr0) / (self.zr1 - self.zr0), -0.3, 1.3)
        up = soft_positive(z - self.zr0, 0.04)
        base = 0.25 * soft_positive(self.zr0 - z, 0.04) if not self.box_tail else 0
        back = x - (self.xr0 + slope2 * up - base - self.rgc * y * y + self.rgb * t2 * (1 - t2))
        g = self.hg - self.th * (z - 1.0) - self.thc * np.maximum(z - 1.0, 0) ** 2
        g = g - self.gtf * np.maximum((self.xw0 + 0.7 - x) / 1.2, 0) ** 2.2 - self.gtr * np.maximum((x - self.xgt) / 1.2, 0) ** 2.2
        side = (np.abs(y) - g) / np.sqrt(1 + self.th**2)
        top = z - self.roof(x) + self.rcrown * (np.abs(y) / self.hw) ** 2.2
        return screen / np.sqrt(1 + slope * slope), side, back / np.sqrt(1 + slope2 * slope2), top

    def upper(self, x, y, z):
        screen, side, back, top = self.upper_parts(x, y, z)
        a = smooth_max(smooth_max(screen, side, 0.07), back, self.kgr)
        a = smooth_max(a, top, self.kro)
        if self.spoil:
            lip = smooth_max(x - (self.xr1 + self.spoil), np.abs(z - (self.roof(x) - 0.032)) - 0.026, 0.02)
            lip = smooth_max(smooth_max(lip, side + 0.055, 0.06), self.xr1 - 0.4 - x, 0.1)
            a = smooth_min(a, smooth_max(lip, top, 0.03), 0.03)
        if self.open_top:    # only the windscreen's frame remains
            a = smooth_max(a, -screen - 0.045, 0.02)
        return smooth_max(a, np.minimum(self.zw0, self.zr0) - self.ghb - z, 0.05)

    def well(self, x, y, z):
        w = 9 * np.ones_like(x)
        for xw in self.axles:
            w = np.minimum(w, np.hypot(x - xw, (z - self.tr) * 0.985) - self.arch)
        return np.maximum(w, self.yin - np.abs(y))

    def solid(self, p):
        """The body without its wheel wells and door handles."""
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        f = smooth_min(self.lower(x, y, z), self.upper(x, y, z), self.kbelt)
        if self.tub:
            start, wall, floor = self.tub
            hollow = smooth_max(start + 0.05 - x, x - (self.x_tail - TAILGATE), 0.03)
            hollow = smooth_max(hollow, smooth_max(np.abs(y) - wall, floor - z, 0.06), 0.04)
            f = smooth_max(f, -hollow, 0.02)
            f = smooth_max(f, -np.maximum(np.abs(x - start) - 0.011, 0.45 - z), 0.012)
        if self.open_top:
            x0, x1, wall, floor = self.open_top
            c = ((x0 + x1) / 2, 0, floor + 0.5)
            f = smooth_max(f, -box_distance(p, c, (x1 - x0, 2 * wall, 1.0), 0.09), 0.03)
        return f

    def __call__(self, p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        f = self.solid(p)
        for hx in self.handles:    # a hollow for fingers behind every handle
            side = self.half_width(np.full(1, hx), np.full(1, self.zh + 0.0))[0]
            e = np.sqrt(((x - hx) / 0.085) ** 2 + ((np.abs(y) - side) / 0.020) ** 2 + ((z - self.zh + 0.004) / 0.030) ** 2)
            f = smooth_max(f, -(e - 1) * 0.020, 0.008)
        return smooth_max(f, -self.well(x, y, z), 0.014)

    # ---- regions: distances in metres, positive inside; meshes do not depend on what follows
    def regions(self, p, n):
        x, y, z, out = p[:, 0], np.abs(p[:, 1]), p[:, 2], {}
        screen, side, back, top = self.upper_parts(x, y, z)
        zb = self.zb(x)
        edges = [-screen - self.apil, -top - self.cant, z - zb - 0.004, -back - self.dpil]
        window = all_inside(edges + [(self.dlox + self.dlom * (z - zb)) - x], self.dlor)
        window = np.where((np.abs(side) < 0.05) & (not self.open_top), window, -0.2)
        pane = window - 0.013
        for xp, lean, width in self.pillars:
            pane = np.minimum(pane, np.abs(x - (xp + lean * (z - zb))) * 0.98 - width)
        for x0, x1 in self.blank:
            pane = np.minimum(pane, np.maximum(x0 - x, x - x1))
            if self.blank_paint:
                window = np.minimum(window, np.maximum(x0 + 0.02 - x, x - x1))
        deck = self.cover(x, y)
        ahead = x < (self.xw1 + self.xr1) * 0.5
        glass = np.where(
            ahead,
            all_inside([-side - 0.052, -top - 0.055, (z - deck) - 0.03, self.screen_top - z], 0.035),
            all_inside([-side - self.rgm, -top - 0.075 - self.spoil * 0.5, z - self.zrg], 0.035),
        )
        close = np.abs(screen) < 0.06 if self.open_top else np.minimum(np.abs(screen), np.abs(back)) < 0.06
        glass = np.where(close & (ahead | self.rearglass), glass, -0.2)
        out['black'] = np.maximum(window, glass)
        out['glass'] = np.maximum(pane, glass - 0.018)
        out['tinted'] = np.where(x > self.xpriv, 1.0, 0.0)
        well = self.well(x, y, z)
        out['well'] = np.maximum(0.004 - well, np.where(z < self.gc + 0.035, 0.01, -0.05))
        if self.open_top:
            x0, x1, wall, floor = self.open_top
            c = ((x0 + x1) / 2, 0, floor + 0.5)
            out['well'] = np.maximum(out['well'], 0.006 - box_distance(p, c, (x1 - x0, 2 * wall, 1.0), 0.09))
        if self.tub:
            start, wall, floor = self.tub
            inside = np.minimum(np.minimum(x - start - 0.055, self.x_tail - TAILGATE - 0.004 - x), wall + 0.004 - y)
            out['liner'] = np.where(z < self.top(x) - 0.012, inside, -0.05)
        else:
            out['liner'] = np.full_like(x, -0.2)
        around = np.full_like(x, 9.0)
        for xw in self.axles:
            around = np.minimum(around, np.hypot(x - xw, (z - self.tr) * 0.985) - self.arch)
        sill = self.zclad + self.cladrise * np.maximum(np.abs(x - self.wb / 2) - 1.0, 0) - z
        out['clad'] = np.maximum(np.where(y > 0.4, self.cladw - around, -0.2), sill) if self.cladw > 0 else sill
        upright = (np.abs(n[:, 1]) > 0.35) & (out['black'] < 0.006)
        doors = [np.where(upright, polygon_distance(d, x, z, 0.05), FAR) for d in self.doors.values()]
        tail = x > self.wb + 0.25
        flap = (p[:, 1] < 0) & ((x > self.wb - 0.1) | (not self.flap_rear))
        # lines that meet or run side by side are in different groups
        out['gap_a'] = merge([
            doors[0], *doors[2:3], np.where(n[:, 2] > 0.12, polygon_distance(self.bonnet, x, y, 0.06), FAR),
            np.where(x > self.wb, polygon_distance(self.rbumper, x, z, 0.03), FAR),
            np.where(flap, polygon_distance(self.flap, x, z, 0.04), FAR)])
        middle = np.where(tail & (n[:, 0] > 0.5) & (z > 0.5), p[:, 1], FAR) if self.barn_doors else np.full_like(x, FAR)
        out['gap_b'] = merge([
            *doors[1:2], *doors[3:], polygon_distance(self.bumper, x, z, 0.03), np.where(tail & (n[:, 0] > 0.3), polygon_distance(self.tailgate, y, z, 0.06), FAR), middle])
        front_uv, rear_uv = self.lamp_plane(p)
        out['lamp_front'] = np.where(x < 0.35, -polygon_distance(self.lampf, *front_uv, 0.015), -0.2)
        at_tail = (x > self.x_tail - 0.45) & (out['liner'] < -0.03) & (np.abs(n[:, 2]) < 0.8)
        out['lamp_rear'] = np.where(at_tail, -polygon_distance(self.lampr, *rear_uv, 0.02), -0.2)
        hole = np.full_like(x, -0.2)
        for g in self.grilles:
            hole = np.maximum(hole, np.where(x < 0.2, -polygon_distance(g['poly'], y, z, g.get('r', 0.03)), -0.2))
        out['hole'] = hole
        return out

    # ---- lamps are drawn on planes turned about the upright axis ----------------
    def lamp_plane(self, p):
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        cf, sf, cr, sr = np.cos(self.laf), np.sin(self.laf), np.cos(self.lar), np.sin(self.lar)
        return (y * cf + (x - self.x_nose) * sf, z), (y * cr - (x - self.x_tail) * sr, z)

    def lamp_ray(self, u, v, rear=False):
        """Origins and direction of the rays that meet points of a lamp's plane."""
        a = self.lar if rear else self.laf
        c, s = np.cos(a), np.sin(a)
        u, v = np.asarray(u, float), np.asarray(v, float)
        if rear:
            return np.stack([self.x_tail - u * s + 1.2 * c, u * c + 1.2 * s, v], -1), np.array([-c, -s, 0])
        return np.stack([self.x_nose + u * s - 1.2 * c, u * c + 1.2 * s, v], -1), np.array([c, -s, 0])
