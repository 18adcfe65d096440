<?php

declare(strict_types=1);

namespace Coleman\Api\Locations;

use Coleman\Api\Support\ZipCode;

/** What a search for the nearest branch has found, and what is told of it: on pages without JavaScript. */
final readonly class BranchMatch
{
    /**
     * @param string $zip as it was typed; '' when nothing was asked
     * @param string $statusMessage a sentence for whoever asked
     */
    public function __construct(public string $zip = '', public ?Location $branch = null, public string $statusMessage = '')
    {
    }

    public static function byZip(string $zip, NearestBranch $nearest): self
    {
        if ('' === $zip) {
            return new self();
        }
        if ('' === ZipCode::five($zip)) {
            return new self($zip, null, __('Enter a 5-digit ZIP code.', 'coleman'));
        }
        $branch = $nearest->toZip($zip);

        return new self($zip, $branch, null === $branch
            ? __('We don’t know this ZIP code.', 'coleman')
            /* translators: %s: city of a branch. */
            : sprintf(__('Nearest to you: %s', 'coleman'), $branch->city));
    }
}
