/** The outlines of the icons in islands, drawn on 20 x 20 with one stroke. Only these are loaded as scripts. */
export const islandIcons = {
  body: 'M2.5 13.5v-3l2-.7 2.3-3.3h5.7l3 3 2 .7v3.3H16M7.2 13.5h5.4M5.6 15.1a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M14.3 15.1a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2',
  bookmark: 'M5.5 3.5h9v13L10 13l-4.5 3.5z',
  close: 'm5 5 10 10M15 5 5 15',
  condition: 'M3.5 3.5h6l7 7-6 6-7-7zM6.8 6.8h.01',
  down: 'm5 7.5 5 5 5-5',
  filters: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7 16a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  fuel: 'M4 16.5V5a1.5 1.5 0 0 1 1.5-1.5h4A1.5 1.5 0 0 1 11 5v11.5M3 16.5h9M4 9h7M11 10.5h1.5a1.5 1.5 0 0 1 1.5 1.5v1.8a1.3 1.3 0 0 0 2.6 0V7.8L14.2 5.3',
  heart: 'M10 16.7S3.2 12.9 3.2 7.9A3.6 3.6 0 0 1 10 6.2a3.6 3.6 0 0 1 6.8 1.7c0 5-6.8 8.8-6.8 8.8',
  km: 'M3.2 14.5a7.3 7.3 0 1 1 13.6 0M10 12l3.4-3.6M10 12.6a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2',
  left: 'm12.5 5-5 5 5 5',
  right: 'm7.5 5 5 5-5 5',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
  share: 'M10 12.5V3M6.5 6 10 2.8 13.5 6M5.5 9h-1v8h11V9h-1',
  stock: 'M7.5 3.5 6 16.5M14 3.5l-1.5 13M3.5 7.5h13.5M3 12.5h13.5',
  transmission: 'M5 4v12M10 4v12M15 4v6H5',
} as const satisfies Record<string, string>;

export type IslandIconName = keyof typeof islandIcons;
