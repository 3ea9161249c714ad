interface Texts {
  /** Of the label, for screen readers. */
  label: string;
  says: string;
  update: string;
  starting: string;
  refused: string;
  insecure: string;
  unsupported: string;
  blocked: string;
  failed: string;
  again: string;
}

const TEXTS: Record<'en' | 'fr', Texts> = {
  en: {
    label: 'About this demo',
    says: 'Demo: invented data, only in this browser',
    update: 'Load the new version',
    starting: 'Starting the demo…',
    refused: 'The demo cannot run here',
    insecure: 'It needs a secure address: open it with https://, or on this computer as http://localhost.',
    unsupported: 'This browser has no service workers, at least not in this window. A private window may lack them.',
    blocked: 'This browser refuses service workers here. A private window or a setting may be the cause.',
    failed: 'Its files could not be loaded completely.',
    again: 'Try again',
  },
  fr: {
    label: 'À propos de cette démo',
    says: 'Démo : données fictives, seulement dans ce navigateur',
    update: 'Charger la nouvelle version',
    starting: 'La démo démarre…',
    refused: 'La démo ne peut pas fonctionner ici',
    insecure:
      'Il lui faut une adresse sécurisée : ouvrez-la avec https://, ou sur cet ordinateur avec http://localhost.',
    unsupported:
      'Ce navigateur n’a pas de « service workers », ou pas dans cette fenêtre. Une fenêtre privée peut en manquer.',
    blocked:
      'Ce navigateur refuse ici les « service workers ». Une fenêtre privée ou un paramètre peut en être la cause.',
    failed: 'Ses fichiers n’ont pas pu être chargés au complet.',
    again: 'Réessayer',
  },
};

export const textsFor = (language: string): Texts => TEXTS[language.startsWith('fr') ? 'fr' : 'en'];
