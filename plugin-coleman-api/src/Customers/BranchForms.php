<?php

declare(strict_types=1);

namespace Coleman\Api\Customers;

use Coleman\Api\Forms\FormActions;
use Coleman\Api\Forms\FormInput;
use Coleman\Api\Routing\Router;

/** The form that chooses the visitor's own branch. It stands on cached pages, and leads back to the page it is on. */
final readonly class BranchForms implements FormActions
{
    public function __construct(private PreferredBranch $branch)
    {
    }

    public function all(): array
    {
        return ['branch_choose' => $this->choose(...)];
    }

    /** @param array<string, string> $fields */
    private function choose(array $fields): string
    {
        $this->branch->choose(FormInput::integer($fields, 'branch', 0));
        $asked = is_string($_SERVER['REQUEST_URI'] ?? null) ? wp_unslash($_SERVER['REQUEST_URI']) : '';
        // home_url() puts the folder of the site before it again.
        $path = Router::below($asked);

        // The list may have been opened by a link to it. An empty fragment takes the place of that one, so that it is closed.
        return (SafeRedirect::path($path) === $path ? $path : '/') . '#';
    }
}
