<?php

declare(strict_types=1);

namespace Coleman\Api\Forms;

/** What the forms of a domain do, by their `coleman_action`: the rules of its REST calls, reached without JavaScript. */
interface FormActions
{
    /**
     * Each gets the fields as they were typed and gives the path to go to, or '' to show the page again; a refusal is an ApiError that names its fields.
     *
     * @return array<string, \Closure(array<string, string>): string>
     */
    public function all(): array;
}
