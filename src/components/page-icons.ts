import { icons } from './icons.ts';

/** Icons that only pages draw; those in icons.ts go to the browser as well. */
export const pageIcons = {
  ...icons,
  chat: 'M3.5 4h13v9.5H9L5.5 17v-3.5h-2zM7 7.5h6M7 10h4',
  drive:
    'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M10 11.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6M3.3 9l5-.4M16.7 9l-5-.4M10 11.8V17',
  drop: 'M10 4v12M5 11l5 5 5-5',
  finance: 'M2.5 5.5h15v9h-15zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M5 8h.01M15 12h.01',
  share: 'M10 12.5V3M6.5 6 10 2.8 13.5 6M5.5 9h-1v8h11V9h-1',
} as const;

export type PageIconName = keyof typeof pageIcons;
