import { defineStory } from '../story.ts';

const company = {
  brands: ['default'],
  role: 'FMC',
  start: '/fmc_dashboard',
  signedIn: true,
} as const;

export const actingInside = defineStory({
  ...company,
  id: 'stories/fmc-acts-inside-a-fleet',
  title: 'An FMC acts inside a fleet',
  story: 'From sixty fleets to one: find it, open it, see what its users see, come back, and open it again.',
  intro: {
    say: 'A fleet management company (FMC) oversees sixty fleets and sees how large they are and what they spend.',
    note: 'Scroll the list: the next fifty load by themselves.',
    see: '60 fleets under management',
  },
  steps: [
    {
      act: 'Show active fleets only',
      say: 'Filtered by activity. The filter is in the address and can be shared.',
      note: 'Region, rep, and payment work the same way.',
      open: '/fmc_dashboard?filter_type=is_active&filter_value=true',
      see: 'Filter value',
    },
    {
      act: 'Open Granite Catering',
      say: 'Five of its orders await approval. The FMC acts inside the fleet now; a banner says so on every page.',
      note: 'Everything done from here on is done on behalf of its users.',
      press: { role: 'link', name: '5 orders awaiting approval in Granite Catering' },
      see: 'You’re acting inside Granite Catering',
      changes: ['impersonateFleet'],
    },
    {
      act: 'Look at its vehicles',
      say: 'The pages are those that the fleet’s own users see.',
      press: { role: 'link', name: 'Vehicles' },
      see: 'Last maintenance',
    },
    {
      act: 'Go back to the FMC',
      say: 'One press, and all the FMC’s fleets are back.',
      press: { role: 'link', name: 'back to FMC' },
      see: 'fleets under management',
    },
    {
      act: 'Open a bookmark into the fleet',
      say: 'The FMC has left the fleet, so the page shows none of its vehicles. It asks whether to open the fleet again.',
      open: '/vehicles',
      see: 'You left Granite Catering',
    },
    {
      act: 'Open the fleet again',
      say: 'Its vehicles are there again.',
      press: { role: 'button', name: 'Open again' },
      see: 'You’re acting inside Granite Catering',
      changes: ['impersonateFleet'],
    },
  ],
  outcome: {
    says: 'The FMC acts inside Granite Catering.',
    see: 'You’re acting inside Granite Catering',
    server: [{ call: 'getMyFleet', has: { name: 'Granite Catering' } }],
  },
});

const DEPOT = '/transfer_vehicles?from=5&to=8';

export const movingDepot = defineStory({
  ...company,
  id: 'stories/moving-a-depot',
  title: 'Moving a depot’s vans, and back',
  story:
    'A depot closes, and its vans go to another fleet: all of them at once, with a look before saving and a way back after.',
  start: DEPOT,
  intro: {
    say: 'A courier company closes a depot. Its vans are on the left, their new fleet on the right.',
    note: 'The choice of both fleets is in the address: the page can be sent to a colleague as it is.',
    see: 'No vehicles moved yet',
  },
  steps: [
    {
      act: 'Select all vans',
      say: 'All vans are selected with one press, whatever the number of pages.',
      note: 'The arrow does the same as Ctrl+Enter in the list.',
      press: { role: 'checkbox', name: 'Select all' },
      see: '24 selected',
    },
    {
      act: 'Move them to the other list',
      say: 'Nothing has been sent yet. Below the lists it says what a save will do.',
      press: { role: 'button', name: 'Move to destination fleet (Ctrl+Enter)' },
      see: '24 vehicles from Maple Street Couriers',
    },
    {
      act: 'Save',
      say: 'First it says what goes with them: an active order does; drivers and policies stay behind.',
      press: { role: 'button', name: 'Save' },
      see: 'Transfer 24 vehicles?',
    },
    {
      act: 'Confirm the transfer',
      say: 'One call has moved all of them.',
      press: { role: 'button', name: 'Transfer 24 vehicles' },
      see: 'Vehicles are transfered successfully',
      changes: ['transferVehicles'],
    },
    {
      act: 'Undo it',
      say: 'The depot stays open after all. One press, and every van is back in its fleet.',
      press: { role: 'button', name: 'Undo' },
      see: 'Transfer undone',
      changes: ['transferVehicles'],
    },
  ],
  outcome: {
    says: 'All 24 vans are where they were.',
    see: 'Transfer undone',
    server: [{ call: 'getFleet', path: { id: 5 }, has: { name: 'Maple Street Couriers', vehicles_total: 24 } }],
  },
});

export const portfolioReview = defineStory({
  ...company,
  id: 'stories/portfolio-review',
  title: 'Which of sixty fleets need attention',
  story: 'An FMC compares its fleets, opens the rows behind a number, and comes back to the same list.',
  intro: { say: 'Sixty fleets in a list. Which of them need attention?', see: '60 fleets under management' },
  steps: [
    {
      act: 'Put them side by side',
      say: 'The list has a second view, which compares the fleets.',
      press: { role: 'tab', name: 'Portfolio' },
      see: 'Median of 60 fleets in the list',
    },
    {
      act: 'Sort by spend this year',
      say: 'Each number says how far it is from the median of the list.',
      note: 'Search for a region: the medians follow. The address has view, sort, and search, and can be shared.',
      open: '/fmc_dashboard?view=portfolio&sort=-spend',
      see: 'Summit Catering',
    },
    {
      act: 'See what is past due at one fleet',
      say: 'Seven services are past due there, and they are listed, inside the fleet.',
      note: 'The banner names the fleet. Each number of the portfolio leads to its own rows.',
      press: { role: 'button', name: 'Past-due services in Summit Catering: 7' },
      see: 'You’re acting inside Summit Catering',
      changes: ['impersonateFleet'],
    },
    {
      act: 'Go back to the portfolio',
      say: 'The portfolio is as it was left.',
      press: { role: 'link', name: 'back to FMC' },
      see: 'Median of 60 fleets in the list',
    },
  ],
  outcome: {
    says: 'The FMC is back in its portfolio, as it left it.',
    see: 'Median of 60 fleets in the list',
    server: 'as before',
  },
});

export const newFleetStory = defineStory({
  ...company,
  id: 'stories/a-new-fleet',
  title: 'A new fleet, up to its first vehicle',
  story: 'An FMC adds a fleet, sees what is left to do, acts inside it, and takes the first step: its first vehicle.',
  world: { paymentTypes: 'one' },
  intro: { say: 'A new customer signs with the fleet management company (FMC).', see: '60 fleets under management' },
  steps: [
    {
      act: 'Add a fleet',
      say: 'The new fleet starts with a form.',
      press: { role: 'link', name: 'add new fleet' },
      see: 'Fleet information',
    },
    {
      act: 'Fill it in, and save',
      say: 'The fleet has a page of its own. It lists what is left to do: vehicles and users.',
      note: 'A name is enough. With two payment types, none would be chosen; in a brand with telematics, connecting it is a step, too.',
      type: { Name: 'Birch Lane Catering', Regionoptional: 'West', Repoptional: 'Lena Hoff' },
      press: { role: 'button', name: 'Save' },
      see: 'First steps',
      changes: ['createFleet'],
    },
    {
      act: 'Add a link to their handbook',
      say: 'Its users can have links of their own in the menu.',
      note: 'Only web addresses are accepted.',
      press: { role: 'button', name: 'Add link' },
      see: 'Add a quick link',
    },
    {
      act: 'Name it, and save',
      say: 'A name and a web address: the handbook is in the menu of everyone in this fleet.',
      type: { 'Link name': 'Handbook', 'Web address': 'https://handbook.example/birch' },
      press: { role: 'button', name: 'Add link' },
      see: 'https://handbook.example/birch',
      changes: ['createFleetLink'],
    },
    {
      act: 'Act inside the new fleet',
      say: 'The FMC acts inside the new fleet now, on behalf of its users.',
      press: { role: 'button', name: 'administer this fleet' },
      see: 'You’re acting inside Birch Lane Catering',
      changes: ['impersonateFleet'],
    },
    {
      act: 'Start with the first vehicle',
      say: 'The dashboard lists the same first steps, each with its link. The first vehicle needs only its VIN.',
      open: '/vehicles/new',
      see: 'Identify the vehicle',
    },
    {
      act: 'Look up its VIN',
      say: 'The VIN says what it is, and it is in the fleet.',
      type: { VIN: '1FTBW2CM8KKB54321' },
      press: { role: 'button', name: 'Look up VIN' },
      see: '2019 Ford Transit was added to your fleet',
      changes: ['createVehicle'],
    },
    {
      act: 'Finish later',
      say: 'Plate and odometer can follow: the list of vehicles says what is missing.',
      press: { role: 'button', name: 'Finish later' },
      see: '1 without plate',
    },
  ],
  outcome: {
    says: 'The new fleet has its first vehicle and a link to its handbook.',
    see: '2019 Ford Transit',
    server: [
      { call: 'getMyFleet', has: { name: 'Birch Lane Catering', fleet_links: [{ name: 'Handbook' }] } },
      { call: 'listBasicVehicles', has: [{ vin: '1FTBW2CM8KKB54321' }] },
    ],
  },
});

const FEBRUARY = '/fmc_transactions?from=2026-02-01&to=2026-02-28';

export const monthEnd = defineStory({
  ...company,
  id: 'stories/month-end-transactions',
  title: 'Month-end at an FMC',
  story: 'What all fleets paid last month, with the total by fleet and month, then one fleet alone.',
  start: FEBRUARY,
  intro: {
    say: 'The payments of all fleets in February, newest first, and below them what they add up to.',
    note: 'The dates are in the address: send the link to a colleague.',
    see: 'Order payments',
  },
  steps: [
    {
      act: 'Add up by fleet and month',
      say: 'A total for each fleet: the basis of its invoice.',
      press: { role: 'button', name: 'By fleet and month' },
      see: 'February 2026',
    },
    {
      act: 'Show one fleet alone',
      say: 'The lists, the totals, and the downloads are those of one fleet now.',
      open: `${FEBRUARY}&fleet=5`,
      see: '5 payments · $2,674.39',
    },
  ],
  outcome: {
    says: 'The page shows February of one fleet, to the cent.',
    see: '1 payment · $119.76',
    server: 'as before',
  },
});
