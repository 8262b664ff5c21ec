import { islandIcons } from './island-icons.ts';

/** The outlines of all icons, drawn on 20 x 20 with one stroke. */
export const icons = {
  ...islandIcons,
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  check: 'm4 10.5 4 4 8-9',
  file: 'M5.5 2.5h6l3.5 3.5v11.5h-9.5zM11 2.5v4h4M8 10.5h4M8 13.5h4',
  mail: 'M3 5h14v10.5H3zM3.5 5.5 10 11l6.5-5.5',
  menu: 'M3 6h14M3 14h14',
  phone:
    'M6.8 3.5H4.5a1 1 0 0 0-1 1.1c.5 6.3 5.6 11.4 11.9 11.9a1 1 0 0 0 1.1-1v-2.3l-3.4-1.2-1.5 1.5a11 11 0 0 1-5.1-5.1l1.5-1.5z',
  shield: 'M10 2.5l6 2.3v4.7c0 3.8-2.4 6.6-6 8-3.6-1.4-6-4.2-6-8V4.8zM7.3 9.8l2 2 3.6-3.8',
  pin: 'M10 17.5s5.5-4.9 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9.2 5.5 9.2M10 10.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  swap: 'M3.5 7h12M12.5 4l3 3-3 3M16.5 13h-12M7.5 10l-3 3 3 3',
  chat: 'M3.5 4h13v9.5H9L5.5 17v-3.5h-2zM7 7.5h6M7 10h4',
  drive:
    'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 11.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M3.3 9l5-.4M16.7 9l-5-.4M10 11.8V17',
  drop: 'M10 4v12M5 11l5 5 5-5',
  finance: 'M2.5 5.5h15v9h-15zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M5 8h.01M15 12h.01',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;
