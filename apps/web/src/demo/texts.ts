/** The bar's own texts. Kept out of `i18n` so that the production build doesn't include them. */
const texts = {
  en: {
    region: 'Demo',
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    as: 'as',
    back: 'Back',
    next: 'Next',
    showMe: 'Show me',
    playing: 'Playing',
    fold: 'Hide the demo bar',
    unfold: 'Show the demo bar',
    notFound: (what: string) => `“${what}” is not on this page. Continue by hand.`,
    lost: 'The scenario server does not respond.',
    done: 'End of the walk-through',
    signedOut: 'nobody is signed in',
    actions: 'Walk-through',
    note: 'For you:',
    studio: 'This session in the studio',
    copy: 'Copy link to this place',
    undo: 'Undo the last request',
    undone: 'The last request is undone.',
    keep: 'Keep this moment',
    kept: (name: string) => `Kept in the studio as “${name}”.`,
    fork: 'Fork this session',
    forked: 'Another session like this one is open in a new tab.',
    notRepeated: (what: string) => `Not repeated: ${what}.`,
    copied: 'Link copied.',
    copiedWithout: (what: string) =>
      `Link copied. It does not carry this; a file from this session in the studio does. ${what}`,
  },
  fr: {
    region: 'Démo',
    step: (step: number, steps: number) => `Étape ${step} sur ${steps}`,
    as: 'en tant que',
    back: 'Retour',
    next: 'Suivant',
    showMe: 'Montrez-moi',
    playing: 'En cours',
    fold: 'Masquer la barre de démo',
    unfold: 'Afficher la barre de démo',
    notFound: (what: string) => `« ${what} » ne se trouve pas sur cette page. Continuez à la main.`,
    lost: 'Le serveur de scénarios ne répond pas.',
    done: 'Fin de la visite guidée',
    signedOut: 'personne n’est connecté',
    actions: 'Visite guidée',
    note: 'Pour vous :',
    studio: 'Cette session dans le studio',
    copy: 'Copier le lien vers cet endroit',
    undo: 'Annuler la dernière demande',
    undone: 'La dernière demande est annulée.',
    keep: 'Conserver ce moment',
    kept: (name: string) => `Conservé dans le studio sous « ${name} ».`,
    fork: 'Dupliquer cette session',
    forked: 'Une autre session comme celle-ci est ouverte dans un nouvel onglet.',
    notRepeated: (what: string) => `Non répété : ${what}.`,
    copied: 'Lien copié.',
    copiedWithout: (what: string) =>
      `Lien copié. Il ne transmet pas ceci; un fichier de cette session dans le studio le fait. ${what}`,
  },
} as const;

export type DemoTexts = (typeof texts)['en'] | (typeof texts)['fr'];
export const textsOf = (language: string): DemoTexts => (language.startsWith('fr') ? texts.fr : texts.en);

/** Subscribes to changes of the page's language. */
export function onLanguage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
