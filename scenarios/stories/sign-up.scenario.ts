import { scenariosWith } from '../define.ts';

const scenario = scenariosWith({ roles: ['Owner'] });

export const signUp = scenario({
  id: 'stories/sign-up',
  title: 'A new fleet signs up',
  story: 'One form, the terms, and the account is created.',
  brands: ['default'],
  start: '/sign_in',
  steps: [
    {
      say: 'A company has heard of Wayside. The way in is below the sign-in form.',
      open: '/sign_in',
      press: { role: 'link', name: 'Sign up' },
      see: 'Create your fleet account',
    },
    {
      say: 'Who they are and how many vehicles they run: that is all the form asks.',
      note: 'Phone and zip code are checked when the field loses focus; each error is shown at its field.',
      type: {
        'Company name': 'Maple Street Movers',
        'Car count': '12',
        'ZIP code': '97201',
        'First name': 'Ann',
        'Last name': 'Leroy',
        Email: 'ann.leroy@movers.example',
        Phone: '(503) 555-0101',
        Password: 'wayside1',
        'Confirm password': 'wayside1',
      },
      see: 'I accept the terms and conditions',
    },
    { say: 'The terms have to be accepted.', press: { role: 'checkbox', name: 'I accept the terms and conditions' } },
    {
      say: 'The account is created, and sign-in welcomes it.',
      press: { role: 'button', name: 'Create account' },
      see: 'Sign in to Wayside',
    },
  ],
});

export const signUpCanada = scenario({
  id: 'stories/sign-up-canada',
  title: 'A Canadian fleet signs up, in French',
  story: 'The Canadian brand opens in French, asks for a postal code and offers communications in French.',
  brands: ['canada'],
  start: '/sign_in',
  steps: [
    {
      say: 'Northway opens in French; English is one click away.',
      open: '/sign_in',
      press: { role: 'link', name: 'S’inscrire' },
      see: 'Créer le compte de votre parc',
    },
    {
      say: 'A postal code instead of a zip code, and a Canadian phone number.',
      note: 'Type the postal code without a space: the form says what it should look like.',
      type: {
        'Nom de l’entreprise': 'Déménagement du Fleuve',
        'Nombre de véhicules': '12',
        'Code postal': 'H2X 1Y4',
        Prénom: 'Amélie',
        'Nom de famille': 'Gagné',
        Courriel: 'amelie.gagne@fleuve.example',
        Téléphone: '(514) 555-0101',
        'Mot de passe': 'wayside1',
        'Confirmer le mot de passe': 'wayside1',
      },
      see: 'J’accepte les conditions d’utilisation',
    },
    { say: 'The terms, in French.', press: { role: 'checkbox', name: 'J’accepte les conditions d’utilisation' } },
    {
      say: 'In Canada the promotional terms are accepted separately.',
      press: { role: 'checkbox', name: 'J’accepte les conditions de la promotion' },
    },
    {
      say: 'The account is created.',
      press: { role: 'button', name: 'Créer le compte' },
      see: 'Se connecter à Northway',
    },
  ],
});

const LINK =
  '/?id=2&token=pending-2&first_name=Ravi&last_name=Shah&cell_phone=5551234567&email=ravi.shah%40x.example&fleet_name=Shah+Deliveries&is_fleet_name_editable=true';

export const partner = scenario({
  id: 'stories/telematics-partner',
  title: 'A telematics partner sends a customer',
  story: 'A link from the partner fills in five fields; one click later the dashboard is open.',
  brands: ['telematics', 'shell'],
  start: LINK,
  steps: [
    {
      say: 'Ravi clicks a button at his telematics partner and lands here. What the partner knows is filled in.',
      note: 'Look at the address bar: the token is gone.',
      see: 'These details come from your telematics partner.',
    },
    {
      say: 'He checks his details and gets started. No password, no second form.',
      press: { role: 'button', name: 'Save and get started' },
      see: 'Dashboard',
    },
  ],
});
