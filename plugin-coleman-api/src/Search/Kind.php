<?php

declare(strict_types=1);

namespace Coleman\Api\Search;

/** What can be found. The numbers stand in the tables. */
enum Kind: int
{
    case Part = 1;
    /** Machines, attachments and rental classes. */
    case Equipment = 2;
    case Model = 3;
    case Page = 4;
    /** Families of machines, parts and attachments: suggested, no section of the results. */
    case Category = 5;
}
