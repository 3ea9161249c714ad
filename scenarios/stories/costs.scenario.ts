import { defineStory } from '../story.ts';

export const yearOfCosts = defineStory({
  id: 'stories/where-did-the-money-go',
  title: 'Where did the money go this year?',
  story:
    'Twelve months of service costs by service, shop, vehicle, and department, down to the orders behind each bar.',
  brands: ['default'],
  role: 'Owner',
  start: '/dashboard',
  signedIn: true,
  intro: {
    say: 'The dashboard says what maintenance cost in twelve months. What the money went to is one press away.',
    note: 'The months of the chart still lead to the past orders in Services.',
    see: 'Costs by service, shop, and vehicle',
  },
  steps: [
    {
      act: 'See what it went to',
      say: 'Alternators cost the most. Their bar and their row lead to the orders behind them.',
      note: 'Promotions have a line of their own, so that the services still add up.',
      press: { role: 'link', name: 'Costs by service, shop, and vehicle' },
      see: 'Service costs by service',
    },
    {
      act: 'Open the orders with alternators',
      say: 'Thirteen alternators, with the order of each: $8,127.41 in a year.',
      press: { role: 'link', name: 'Alternator' },
      see: '$8,127.41 for 13 services',
    },
    {
      act: 'Show costs by shop',
      say: 'The same money by shop, with what each one saves off retail.',
      press: { role: 'tab', name: 'Shop' },
      see: 'Service costs by shop',
    },
    {
      act: 'Show costs by vehicle',
      say: 'And by vehicle: the one that cost most comes first. Table and chart can be saved as a CSV file.',
      press: { role: 'tab', name: 'Vehicle' },
      see: '12 of 24, highest cost first',
    },
    {
      act: 'Show costs by department number',
      say: 'By department number, for whoever pays for it in the end.',
      press: { role: 'tab', name: 'Department number' },
      see: 'Service costs by department number',
    },
  ],
  outcome: {
    says: 'The same sum is shown by service, shop, vehicle, and department number.',
    see: 'Service costs by department number',
    server: 'as before',
  },
});
