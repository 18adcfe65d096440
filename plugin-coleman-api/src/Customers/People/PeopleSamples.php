<?php

declare(strict_types=1);

namespace Coleman\Api\Customers\People;

use Coleman\Api\Mail\Samples;

/** What each letter would tell, of people whom nobody knows. */
final readonly class PeopleSamples implements Samples
{
    public function forKind(string $kind): ?array
    {
        return match ($kind) {
            'people-invitation' => ['owner' => 'ray@farm.example.com', 'role' => PersonRole::Buyer->value, 'url' => home_url(PeoplePages::INVITATION . '?key=')],
            'people-joined' => ['person' => 'dana@farm.example.com', 'role' => PersonRole::Viewer->value, 'url' => home_url(PeoplePages::PEOPLE)],
            'people-removed' => ['owner' => 'ray@farm.example.com'],
            'people-owner' => ['owner' => 'ray@farm.example.com', 'url' => home_url(PeoplePages::PEOPLE)],
            default => null,
        };
    }
}
