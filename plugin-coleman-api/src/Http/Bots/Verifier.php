<?php

declare(strict_types=1);

namespace Coleman\Api\Http\Bots;

use Coleman\Api\Http\ApiError;

/** What shows that a person's browser filled a form in. */
interface Verifier
{
    /**
     * What the browser must know to bring a proof.
     *
     * @return array{service: string, site_key: string, challenge: array{algorithm: string, challenge: string, maxnumber: int, salt: string, signature: string}|null}
     */
    public function task(): array;

    /**
     * @param string $proof never empty
     * @return bool false where nobody can say: the form is taken, unverified
     * @throws ApiError 403 coleman_bot_check_failed for a proof that is wrong
     */
    public function verify(string $proof): bool;
}
