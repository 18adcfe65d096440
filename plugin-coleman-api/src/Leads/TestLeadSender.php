<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Catalogue\MachineRepository;
use Coleman\Api\Database\Transaction;
use Coleman\Api\Locations\LocationRepository;

/** Sends one inquiry of our own. */
final readonly class TestLeadSender
{
    public function __construct(
        private LeadIntake $intake,
        private LeadRouting $routing,
        private MachineRepository $machines,
        private LeadSubjects $subjects,
        private LocationRepository $locations,
        private Transaction $transaction,
    ) {
    }

    /** The way of every inquiry, but for its recipient: a salesman should not wake up to our test. */
    public function send(string $to): Lead
    {
        $branch = $this->locations->all()[0] ?? throw new \RuntimeException('There is no branch.');
        $inquiry = Inquiry::fromFields([
            'firstName' => __('Test', 'coleman'),
            'lastName' => __('Lead', 'coleman'),
            'email' => $to,
            'city' => $branch->city,
            'state' => $branch->state,
            'zip' => $branch->postalCode,
            'comments' => __('The website sends this to itself every day to check that inquiries arrive. You don’t need to do anything.', 'coleman'),
        ]);
        $machine = $this->machines->firstUsed();
        $route = $this->routing->route($inquiry->zip, $machine->locationId ?? $branch->id);

        return $this->transaction->run(fn (): Lead => $this->intake->store(new NewLead(
            LeadKind::Used,
            $inquiry,
            $this->subjects->of($machine),
            new LeadRoute($route->by, $route->locationId, $route->salesmanId, $to),
            0,
            true,
            true,
        )));
    }
}
