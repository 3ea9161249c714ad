/** Where the studio's pictures lie, below the folder of the gallery. */
export const PICTURES = {
  folder: 'pictures',
  /** Names the build that they are of. */
  build: 'build',
  /** Has the number of the process that is taking them. */
  making: 'making',
} as const;

/** The picture of a scenario. */
export const pictureFile = (scenario: string): string =>
  `${PICTURES.folder}/${scenario.replaceAll(/[^\w-]+/g, '-')}.jpg`;
