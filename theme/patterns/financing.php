<?php

/**
 * Title: Financing
 * Slug: coleman/financing
 * Description: How customers pay for a machine over time, with what to bring and whom to call.
 * Categories: coleman-pages
 * Keywords: loan, lease, credit, payments
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Check the offers with your lenders, and have a lawyer read this page. Then delete this note.', 'coleman')),
paragraph(__('Most machines that leave here are paid over time. Each maker has its own lender and its own offers, and we arrange bank loans and leases as well.', 'coleman')),
heading(__('Ways to pay over time', 'coleman')),
bullets([
    __('Loan: you own the machine from the first day and pay it off in fixed payments.', 'coleman'),
    __('Lease: lower payments, and you choose at the end to buy, return or trade up.', 'coleman'),
    __('Rent to buy: sixty percent of the first three months of rent count if you decide before the fourth.', 'coleman'),
    __('Account terms for parts and service, for businesses.', 'coleman'),
]),
heading(__('What you need to bring', 'coleman')),
bullets([
    __('a driver’s license and the name your business is registered under', 'coleman'),
    __('two years in business, or a co-signer', 'coleman'),
    __('proof of insurance before the machine leaves the lot', 'coleman'),
]),
heading(__('How long it takes', 'coleman')),
paragraph(__('The application is two pages. Most answers come within one business day. Never send a social security number by email: your salesperson gives you the lender’s form.', 'coleman')),
paragraph(__('Financing is subject to the lender’s approval. Rates and terms depend on your credit, the machine and the down payment.', 'coleman')),
block('coleman/inquiry', ['kind' => 'financing', 'heading' => __('Start an application', 'coleman'), 'intro' => __('Tell us the machine and the sum. We call you back with the lender’s form.', 'coleman'), 'about' => 'none']),
buttons(['/sales-team/' => __('Ask your salesperson', 'coleman'), '/equipment/new/' => __('New equipment', 'coleman')]);
