<?php

declare(strict_types=1);

namespace Coleman\Api\Mail;

/** What the letters about something would tell, for those who want to see them before a customer does. */
interface Samples
{
    /** @return array<string, mixed>|null null for a letter about something else */
    public function forKind(string $kind): ?array;
}
